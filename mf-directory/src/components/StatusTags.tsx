import type { Flag } from '@alumni/shared-contract';
import { StatusTag } from '@alumni/shared-ui/page';
import type { AlumnusFlag } from '../api/alumni';
import { flagLabels, flagNames, flagTones } from './flag-labels';
import styles from './StatusTags.module.css';

/** The three states of a person, each in a word; only staff are given them. */
export function StatusTags({ of }: { of: Partial<Record<AlumnusFlag, Flag | null>> }) {
  const known = flagNames.filter((flag) => (of[flag] ?? null) !== null);
  if (known.length === 0) return null;
  return (
    <ul className={styles['tags']} aria-label="États">
      {known.map((flag) => {
        const side = of[flag] === 1 ? 'on' : 'off';
        return (
          <li key={flag}>
            <StatusTag tone={flagTones[flag][side]}>{flagLabels[flag][side]}</StatusTag>
          </li>
        );
      })}
    </ul>
  );
}
