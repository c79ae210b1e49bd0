import type { RemoteStatus } from '@alumni/shared-contract';
import { Details } from './Details';
import styles from './CompositionState.module.css';
import { momentText } from './words';

/** Releases that can be promoted; each can be pinned first. */
export function Releases({ remote }: { remote: RemoteStatus }) {
  const { name, version: live, available } = remote;
  return (
    <Details label={`Versions publiées (${available.length})`}>
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
    </Details>
  );
}
