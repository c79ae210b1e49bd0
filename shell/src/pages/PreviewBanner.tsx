import type { RegistryEntry } from '@alumni/shared-contract';
import type { Preview } from '../composition/preview';
import styles from './PreviewBanner.module.css';

interface PreviewBannerProps {
  preview: Preview;
  remotes: RegistryEntry[];
}

/** Tells who opened the link of a preview what they see, and how to leave it. */
export function PreviewBanner({ preview, remotes }: PreviewBannerProps) {
  const { channels, isInvalid } = preview;
  const named = (isShown: boolean) =>
    channels
      .filter((one) => one.isShown === isShown)
      .map(({ remote, channel }) => `${titleOf(remote, remotes)} (${channel})`);
  const [shown, ended] = [named(true), named(false)];
  return (
    <aside aria-label="Aperçu" className={styles.banner}>
      {isInvalid && (
        <p>Ce lien d’aperçu n’est plus valable : demandez-en un nouveau à qui l’a envoyé.</p>
      )}
      {shown.length > 0 && (
        <p>
          Vous voyez un aperçu : <strong>{list.format(shown)}</strong>, pas encore en ligne.
        </p>
      )}
      {ended.length > 0 && (
        <p>
          Aperçu terminé : <strong>{list.format(ended)}</strong>. La version en ligne le remplace.
        </p>
      )}
      {/* A full page load: the server forgets the preview. */}
      {channels.length > 0 && <a href="?mf-preview=off">Quitter l’aperçu</a>}
    </aside>
  );
}

const titleOf = (name: string, remotes: RegistryEntry[]) =>
  remotes.find((remote) => remote.name === name)?.title ?? name;

const list = new Intl.ListFormat('fr');
