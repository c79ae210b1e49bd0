import type { CompositionReply } from '@alumni/shared-contract';
import { Channels } from './Channels';
import { Part } from './Part';
import styles from './CompositionState.module.css';
import { momentText } from './words';

/** Remotes that their teams have published and not yet put online; nothing without any, or from an API of the version before. */
export function NeverLive({ neverLive = [] }: Partial<CompositionReply>) {
  if (neverLive.length === 0) return null;
  return (
    <Part title="Pas encore en ligne" lead="Modules que leurs équipes ont publiés, sans plus.">
      <ul className={styles.releases}>
        {neverLive.map(({ name, available, channels }) => (
          <li key={name}>
            <code>{name}</code> : {available.length}{' '}
            {available.length > 1 ? 'versions publiées' : 'version publiée'}
            {available[0] && <>, la dernière {momentText(available[0].publishedAt)}</>}
            {channels.length > 0 && (
              <>
                {'. '}Aperçus :
                <Channels channels={channels} />
              </>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}
