import type { Channel } from '@alumni/shared-contract';
import styles from './CompositionState.module.css';
import { momentText } from './words';

/** Named versions that a link shows. */
export function Channels({ channels }: { channels: Channel[] }) {
  return (
    <ul className={styles.releases}>
      {channels.map(({ channel, version, expiresAt }) => (
        <li key={channel}>
          {channel} : <code>{version}</code>, jusqu’au {momentText(expiresAt)}
        </li>
      ))}
    </ul>
  );
}
