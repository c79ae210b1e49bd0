import type { RemoteStatus } from '@alumni/shared-contract';
import Tag from 'antd/es/tag';
import { Details } from './Details';
import styles from './CompositionState.module.css';

/** Shared modules that the remote requires; mismatches first. */
export function SharedVersions({ remote: { requires, skew } }: { remote: RemoteStatus }) {
  const keys = Object.entries(requires).sort();
  return (
    <>
      {skew.length > 0 && (
        <ul className={styles.skew} aria-label="Écarts de versions">
          {skew.map(({ key, required, provided, missing }) => (
            <li key={key}>
              <Tag color="error">{key}</Tag> demandé <code>{required}</code>, fourni{' '}
              {provided ? <code>{provided}</code> : 'par personne'}
              {missing.length > 0 && `, sans ${missing.join(', ')}`}
            </li>
          ))}
        </ul>
      )}
      <Details
        label={
          keys.length === 0
            ? 'Rien de partagé'
            : `Modules partagés (${keys.length})${skew.length === 0 ? ', tous compatibles' : ''}`
        }
      >
        <ul className={styles.shares}>
          {keys.map(([key, range]) => (
            <li key={key}>
              {key} <code>{range}</code>
            </li>
          ))}
        </ul>
      </Details>
    </>
  );
}
