import { useSession } from '@alumni/shared-auth';
import type { PageRemote } from '@alumni/federation-runtime';
import { isStaff } from '@alumni/shared-contract';
import { AntdTheme } from '@alumni/shared-ui/antd-theme';
import Alert from 'antd/es/alert';
import { useComposition } from '../api/composition';
import { readPin } from '../composition/pin';
import styles from './PinBanner.module.css';

/** Shows staff that they see a pinned version, and how to leave it. */
export function PinBanner({ remotes }: { remotes: PageRemote[] }) {
  const { user } = useSession();
  const pinned = remotes.filter(({ channel }) => channel === 'pinned');
  const { unknown, until } = readPin();
  if (!user || !isStaff(user.id_profil)) return null;
  return (
    <AntdTheme>
      {unknown && (
        <Alert
          banner
          title={
            <>
              La version demandée n’est pas publiée ici : <code>{unknown}</code>
            </>
          }
        />
      )}
      {pinned.length > 0 && <Pinned remotes={pinned} until={until} />}
    </AntdTheme>
  );
}

function Pinned({ remotes, until }: { remotes: PageRemote[]; until: number | null }) {
  const { data: composition } = useComposition();
  const inPlaceOf = ({ name, version }: PageRemote) => {
    const live = composition?.remotes.find((remote) => remote.name === name)?.version;
    return live === version ? undefined : live;
  };
  return (
    <Alert
      banner
      role="status"
      title={
        <div className={styles.line}>
          {remotes.map((remote) => (
            <span key={remote.name}>
              Version épinglée : {remote.title} <code>{remote.version}</code>
              {inPlaceOf(remote) && (
                <>
                  {' '}
                  (au lieu de <code>{inPlaceOf(remote)}</code>)
                </>
              )}
            </span>
          ))}
          {until && <span>jusqu’à {hour.format(until)}</span>}
          {/* A full page load: the server deletes the pin. */}
          <a href="?mf-pin=off">Revenir à la version en ligne</a>
        </div>
      }
    />
  );
}

const hour = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit' });
