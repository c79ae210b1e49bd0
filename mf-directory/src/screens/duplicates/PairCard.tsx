import type { DuplicatePair, DuplicatePerson, DuplicateReason } from '@alumni/shared-contract';
import { Avatar, StatusTag } from '@alumni/shared-ui/antd-page';
import { LinkButton } from '@alumni/shared-ui/antd-link';
import { href } from '@alumni/shared-ui/router';
import { formatPhone } from '@alumni/shared-ui/text';
import Button from 'antd/es/button';
import Card from 'antd/es/card';
import { fullName } from '../../api/alumni';
import { pairName } from './pair-name';
import styles from './PairCard.module.css';

interface PairCardProps {
  pair: DuplicatePair;
  onDistinct: () => void;
}

/** Two people who may be one, why, and what to do about it. */
export function PairCard({ pair, onDistinct }: PairCardProps) {
  const [one, other] = pair.people;
  const about = pairName(pair);
  return (
    <Card size="small" classNames={{ body: styles.card }}>
      <div className={styles.people}>
        <Summary person={one} />
        <Summary person={other} />
      </div>
      <ul className={styles.reasons} aria-label="Raisons">
        {pair.reasons.map((reason) => (
          <li key={reason}>
            <StatusTag tone="info">{reasonLabels[reason]}</StatusTag>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <LinkButton
          type="primary"
          to={href('duplicates', {}, { one: one.id, other: other.id })}
          aria-label={`Comparer ${about}`}
        >
          Comparer
        </LinkButton>
        <Button aria-label={`${about} : ce sont deux personnes`} onClick={onDistinct}>
          Ce sont deux personnes
        </Button>
      </div>
    </Card>
  );
}

const reasonLabels: Record<DuplicateReason, string> = {
  phone: 'Même téléphone',
  words: 'Mêmes nom et prénoms',
  name: 'Noms presque identiques, même promotion',
};

function Summary({ person }: { person: DuplicatePerson }) {
  const facts = [person.campuses.join(', '), person.last_grade_year, person.profession];
  return (
    <div className={styles.person}>
      <Avatar name={person} src={person.picture_url} size="small" decorative />
      <div className={styles.words}>
        <strong>{fullName(person)}</strong>
        <span>{person.email}</span>
        {person.telephone && <span>{formatPhone(person.telephone)}</span>}
        <span>{facts.filter(Boolean).join(' · ')}</span>
      </div>
    </div>
  );
}
