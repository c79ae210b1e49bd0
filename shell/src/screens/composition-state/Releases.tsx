import type { RemoteStanding } from '@alumni/shared-contract';
import styles from './CompositionState.module.css';
import { momentText } from './words';

/** Versions that may be made live, each to be tried on oneself first. */
export function Releases({ remote }: { remote: RemoteStanding }) {
  const { name, version: live, available } = remote;
  return (
    <details className={styles.more}>
      <summary>Versions publiées ({available.length})</summary>
      <ul className={styles.releases}>
        {available.map(({ version, publishedAt }) => (
          <li key={version}>
            <code>{version}</code> {momentText(publishedAt)}{' '}
            {version === live ? (
              <span>en ligne</span>
            ) : (
              // A page of its own, for the pin is the server's to set.
              <a href={`/?mf-pin=${name}@${version}`}>
                Essayer<span className="visually-hidden"> la version {version}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
