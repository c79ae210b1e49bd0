import { texts, truncations, type StudentCard } from '@alumni/shared-contract';
import { useCan } from '@alumni/shared-auth';
import { Card } from '@alumni/shared-ui/list';
import { Button } from '@alumni/shared-ui/page';
import { Avatar } from '@alumni/shared-ui/picture';
import { href, LinkButton, useLocation } from '@alumni/shared-ui/router';
import { formatDateAdmin, formatPhone, Truncated } from '@alumni/shared-ui/text';
import type { ReactNode } from 'react';
import { fullName } from '../../api/alumni';
import { Icon, type IconName } from '../../components/Icon';
import { StatusTags } from '../../components/StatusTags';
import styles from './AlumnusCard.module.css';

interface AlumnusCardProps {
  alumnus: StudentCard;
  onOptions: (id: number) => void;
}

export function AlumnusCard({ alumnus, onOptions }: AlumnusCardProps) {
  const name = fullName(alumnus);
  const { telephone, email } = alumnus;
  return (
    <Card footer={<CardActions alumnus={alumnus} onOptions={onOptions} />}>
      <div className={styles.head}>
        <Avatar name={alumnus} src={alumnus.picture_url} decorative />
        <div className={styles.who}>
          <h2 className={styles.name}>
            <Truncated text={name} length={truncations.alumnusName} />
          </h2>
          <p className={styles.profession}>{alumnus.profession ?? texts.noValue}</p>
        </div>
      </div>
      <ul className={styles.lines}>
        <Line icon="phone">{telephone ? formatPhone(telephone) : texts.noValue}</Line>
        <Line icon="mail">
          {email ? <Truncated text={email} length={truncations.alumnusEmail} /> : texts.noValue}
        </Line>
        <Line icon="place">{studiesOf(alumnus)}</Line>
      </ul>
      <StatusTags of={alumnus} />
    </Card>
  );
}

function CardActions({ alumnus, onOptions }: AlumnusCardProps) {
  const seesOptions = useCan('alumnus:update');
  const { search } = useLocation();
  const name = fullName(alumnus);
  // An account being deleted has no visible profile to open.
  if (alumnus.deletion_requested_at) {
    return <p>Suppression demandée le {formatDateAdmin(alumnus.deletion_requested_at)}</p>;
  }
  return (
    <>
      <LinkButton
        className={styles.open}
        to={href('ancien_details', { id: alumnus.id })}
        state={{ list: search }}
      >
        Voir le profil<span className="visually-hidden"> de {name}</span>
      </LinkButton>
      {seesOptions && (
        <Button
          title="Options"
          aria-label={`Options de ${name}`}
          onClick={() => onOptions(alumnus.id)}
        >
          <Icon name="options" />
        </Button>
      )}
    </>
  );
}

function Line({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <span>{children}</span>
    </li>
  );
}

const studiesOf = ({ campuses, last_grade_year }: StudentCard) =>
  [campuses.join(', '), last_grade_year].filter(Boolean).join(' · ') || texts.noValue;
