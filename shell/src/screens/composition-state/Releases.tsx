import type { RemoteStatus } from '@alumni/shared-contract';
import styles from './CompositionState.module.css';
import { momentText } from './words';

/** Releases that can be promoted; each can be pinned first. */
export function Releases({ remote }: { remote: RemoteStatus }) {
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
              // A full page load: the server sets the pin.
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
