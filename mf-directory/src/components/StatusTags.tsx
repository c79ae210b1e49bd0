import type { Flag } from '@alumni/shared-contract';
import { StatusTag } from '@alumni/shared-ui/antd-page';
import type { AlumnusFlag } from '../api/alumni';
import { flagLabels, flagNames, flagTones } from './flag-labels';
import { missingOf, type Readiness } from './readiness';
import styles from './StatusTags.module.css';

type States = Partial<Record<Exclude<AlumnusFlag, 'approved'>, Flag | null>> &
  Readiness & { deletion_requested_at?: string | null };

/**
 * The three flags of a person, then what is missing before approval; the API sends these to staff
 * only.
 */
export function StatusTags({ of }: { of: States }) {
  const known = flagNames.filter((flag) => (of[flag] ?? null) !== null);
  if (known.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label="États">
      {known.map((flag) => {
        const side = of[flag] === 1 ? 'on' : 'off';
        return (
          <li key={flag}>
            <StatusTag tone={flagTones[flag][side]}>{flagLabels[flag][side]}</StatusTag>
          </li>
        );
      })}
      {missingOf(of).map((missing) => (
        <li key={missing}>
          <StatusTag tone="warning">{missing}</StatusTag>
        </li>
      ))}
      {of.deletion_requested_at && (
        <li>
          <StatusTag tone="danger">Supprime son compte</StatusTag>
        </li>
      )}
    </ul>
  );
}
