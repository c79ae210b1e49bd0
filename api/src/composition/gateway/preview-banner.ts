import type { Registry } from '@alumni/shared-contract';
import { frenchSpaces } from '@alumni/shared-contract/french-spaces';
import { previewParameter } from '../previews/preview-link';
import { escapeHtml } from './page-html';
import type { PreviewNotice } from './preview-request';

/**
 * Tells who opened the link of a preview what the page shows, and how to leave it. A part of the HTML:
 * it is there before the scripts, and when a screen fails.
 */
export function previewBanner(
  { channels, isInvalid }: PreviewNotice,
  { remotes }: Registry,
): string {
  const titles = new Map(remotes.map(({ name, title }) => [name, title]));
  const named = (isShown: boolean) =>
    channels
      .filter((one) => one.isShown === isShown)
      .map(({ remote, channel }) => `${titles.get(remote) ?? remote} (${channel})`);
  const [shown, ended] = [named(true), named(false)];
  return [
    '<aside class="preview" aria-label="Aperçu">',
    isInvalid &&
      sentence('Ce lien d’aperçu n’est plus valable : demandez-en un nouveau à qui l’a envoyé.'),
    shown.length > 0 &&
      sentence(`Vous voyez un aperçu : ${list.format(shown)}, pas encore en ligne.`),
    ended.length > 0 &&
      sentence(`Aperçu terminé : ${list.format(ended)}. La version en ligne le remplace.`),
    channels.length > 0 && `<a href="?${previewParameter}=off">Quitter l’aperçu</a>`,
    '</aside>',
  ]
    .filter(Boolean)
    .join('');
}

const sentence = (text: string) => `<p>${escapeHtml(frenchSpaces(text))}</p>`;

const list = new Intl.ListFormat('fr');
