import type { RemoteStatus } from '@alumni/shared-contract';
import { StatusTag } from '@alumni/shared-ui/page';
import styles from './CompositionState.module.css';

/** Shared modules that the remote requires; mismatches first. */
export function SharedVersions({ remote: { requires, skew } }: { remote: RemoteStatus }) {
  const keys = Object.entries(requires).sort();
  return (
    <>
      {skew.length > 0 && (
        <ul className={styles.skew} aria-label="Écarts de versions">
          {skew.map(({ key, required, provided }) => (
            <li key={key}>
              <StatusTag tone="danger">{key}</StatusTag> demandé <code>{required}</code>, fourni{' '}
              {provided ? <code>{provided}</code> : 'par personne'}
            </li>
          ))}
        </ul>
      )}
      <details className={styles.more}>
        <summary>
          {keys.length === 0
            ? 'Rien de partagé'
            : `Modules partagés (${keys.length})${skew.length === 0 ? ', tous compatibles' : ''}`}
        </summary>
        <ul className={styles.shares}>
          {keys.map(([key, range]) => (
            <li key={key}>
              {key} <code>{range}</code>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
