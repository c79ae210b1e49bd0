import EnvironmentOutlined from '@ant-design/icons/es/icons/EnvironmentOutlined';
import MailOutlined from '@ant-design/icons/es/icons/MailOutlined';
import PhoneOutlined from '@ant-design/icons/es/icons/PhoneOutlined';
import SettingOutlined from '@ant-design/icons/es/icons/SettingOutlined';
import { useCan } from '@alumni/shared-auth';
import { texts, truncations, type FoundFact, type StudentCard } from '@alumni/shared-contract';
import { LinkButton } from '@alumni/shared-ui/antd-link';
import { Avatar } from '@alumni/shared-ui/antd-page';
import { lazyPart } from '@alumni/shared-ui/feedback';
import { href, useLocation } from '@alumni/shared-ui/router';
import { formatDateAdmin, formatPhone, Truncated } from '@alumni/shared-ui/text';
import Button from 'antd/es/button';
import Card from 'antd/es/card';
import type { ReactNode } from 'react';
import { fullName } from '../../api/alumni';
import { StatusTags } from '../../components/StatusTags';
import type { Selection } from './useSelection';
import styles from './AlumnusCard.module.css';

interface AlumnusCardProps {
  alumnus: StudentCard;
  onOptions: (id: number) => void;
  /** While people are chosen for an action. */
  selection?: Selection | undefined;
}

const SelectBox = lazyPart(async () => (await import('./SelectBox')).SelectBox);

/** A person of the list. */
export function AlumnusCard({ alumnus, onOptions, selection }: AlumnusCardProps) {
  const { telephone, email } = alumnus;
  return (
    <Card role="article" className={styles.card} classNames={{ body: styles.body }}>
      <div className={styles.head}>
        <Avatar name={alumnus} src={alumnus.picture_url} decorative />
        <div className={styles.who}>
          <h2 className={styles.name}>
            <Truncated text={fullName(alumnus)} length={truncations.alumnusName} />
          </h2>
          <p className={styles.profession}>{alumnus.profession ?? texts.noValue}</p>
        </div>
        {selection && (
          <span className={styles.box}>
            <SelectBox of={alumnus} in={selection} />
          </span>
        )}
      </div>
      <ul className={styles.lines}>
        <Line icon={<PhoneOutlined aria-hidden />}>
          {telephone ? formatPhone(telephone) : texts.noValue}
        </Line>
        <Line icon={<MailOutlined aria-hidden />}>
          {email ? <Truncated text={email} length={truncations.alumnusEmail} /> : texts.noValue}
        </Line>
        <Line icon={<EnvironmentOutlined aria-hidden />}>{studiesOf(alumnus)}</Line>
      </ul>
      <StatusTags of={alumnus} />
      <FoundBy alumnus={alumnus} />
      <div className={styles.foot}>
        <CardActions alumnus={alumnus} onOptions={onOptions} />
      </div>
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
          icon={<SettingOutlined aria-hidden />}
          title="Options"
          aria-label={`Options de ${name}`}
          onClick={() => onOptions(alumnus.id)}
        />
      )}
    </>
  );
}

/** Why the search found this person. */
function FoundBy({ alumnus: { found_by: found } }: { alumnus: StudentCard }) {
  if (!found?.length) return null;
  return (
    <p className={styles.found}>
      Trouvé par{' '}
      {found
        .map(({ fact, value }) => `${foundLabels[fact]}${fact === 'name' ? '' : ` (${value})`}`)
        .join(', ')}
    </p>
  );
}

const foundLabels: Record<FoundFact, string> = {
  name: 'nom',
  nearName: 'nom proche',
  profession: 'profession',
  employer: 'employeur',
  field: 'filière',
  campus: 'campus',
  city: 'ville',
  country: 'pays',
  year: 'année',
};

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <span className={styles.value}>{children}</span>
    </li>
  );
}

const studiesOf = ({ campuses, last_grade_year }: StudentCard) =>
  [campuses.join(', '), last_grade_year].filter(Boolean).join(' · ') || texts.noValue;
