import type { AlumniGroup } from '@alumni/shared-contract';
import { Link, href } from '@alumni/shared-ui/router';
import { formatNumber } from '@alumni/shared-ui/text';
import styles from './Promotion.module.css';

interface GroupListProps {
  label: string;
  /** Filter of the list of alumni whose value is the group's name. */
  filter: string;
  groups: AlumniGroup[];
}

/** Groups with their sizes, each a link to its people. */
export function GroupList({ label, filter, groups }: GroupListProps) {
  if (groups.length === 0) return <p>Personne ne l’a encore indiqué.</p>;
  return (
    <ul className={styles.groups} aria-label={label}>
      {groups.map(({ name, total }) => (
        <li key={name}>
          <Link className={styles.group} to={href('liste_ancien', {}, { [filter]: name })}>
            <span className={styles.name}>{name}</span>
            <span className={styles.total}>
              {formatNumber(total)}
              <span className="visually-hidden"> {total > 1 ? 'anciens' : 'ancien'}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
