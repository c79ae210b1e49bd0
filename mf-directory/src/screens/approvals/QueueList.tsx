import type { WaitingPerson } from '@alumni/shared-contract';
import { Avatar } from '@alumni/shared-ui/antd-page';
import { Link } from '@alumni/shared-ui/router';
import { formatDateAdmin } from '@alumni/shared-ui/text';
import { fullName } from '../../api/alumni';
import styles from './QueueList.module.css';

interface QueueListProps {
  rows: WaitingPerson[];
  current: number | undefined;
  /** Address of a person's file, beside this queue. */
  hrefOf: (id: number) => string;
}

/** The sign-ups that wait, dated. */
export function QueueList({ rows, current, hrefOf }: QueueListProps) {
  return (
    <ol className={styles.list} aria-label="File d’attente">
      {rows.map((person) => (
        <li key={person.id}>
          <Link
            replace
            preventScrollReset
            to={hrefOf(person.id)}
            className={styles.row}
            aria-current={person.id === current ? 'true' : undefined}
          >
            <Avatar name={person} src={person.picture_url} size="small" decorative />
            <span className={styles.words}>
              <strong>{fullName(person)}</strong>
              <span className={styles.facts}>{factsOf(person)}</span>
              <span className={styles.facts}>
                {person.refused_at
                  ? `Refusée le ${formatDateAdmin(person.refused_at)}`
                  : `Depuis le ${formatDateAdmin(person.waiting_since)}`}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

const factsOf = ({ campuses, last_grade_year, profession }: WaitingPerson) =>
  [campuses.join(', '), last_grade_year, profession].filter(Boolean).join(' · ');
