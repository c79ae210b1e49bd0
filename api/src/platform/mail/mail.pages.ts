import type { StoredMail } from './outbox.repository';
import { escape } from './templates/layout';

const moments = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium', timeStyle: 'short' });
const statuses = { waiting: 'en attente', sent: 'envoyé', failed: 'échoué' };

/** Demo mailbox: the latest mails, latest first. */
export function mailListPage(mails: StoredMail[]): string {
  const rows = mails.map(
    (mail) => `<li><a href="/_mail/${mail.id}"><strong>${escape(mail.subject)}</strong>
      <span>à ${escape(mail.recipient)}</span>
      <time datetime="${mail.createdAt.toISOString()}">${moments.format(mail.createdAt)} · ${statuses[mail.status]}</time></a></li>`,
  );
  const list =
    rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>Aucun e-mail pour le moment.</p>';
  return page(
    'Courrier de la démonstration',
    `<h1>Courrier de la démonstration</h1>
    <p>En démonstration, aucun e-mail ne part : tous se lisent ici.</p>${list}`,
  );
}

/** A mail as its reader sees it, and its plain text. */
export function mailPage(mail: StoredMail, text: string): string {
  return page(
    mail.subject,
    `<p><a href="/_mail">← Tout le courrier</a></p>
    <h1>${escape(mail.subject)}</h1>
    <p>À ${escape(mail.recipient)}, le ${moments.format(mail.createdAt)}</p>
    <iframe src="/_mail/${mail.id}/html" title="Contenu de l’e-mail"
      sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
    <details><summary>Version texte</summary><pre>${escape(text)}</pre></details>`,
  );
}

function page(title: string, content: string): string {
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)}</title>
<style>
:root{color-scheme:light dark;font-family:system-ui,sans-serif;line-height:1.5}
body{max-width:46rem;margin:0 auto;padding:1.5rem 1rem}
ul{list-style:none;padding:0}
li a{display:grid;gap:.25rem;padding:1rem;margin-bottom:.5rem;border:1px solid #8886;border-radius:.5rem;color:inherit;text-decoration:none;overflow-wrap:anywhere}
li a:hover,li a:focus-visible{border-color:#b4532a}
time{opacity:.75;font-size:.875rem}
iframe{width:100%;height:36rem;border:1px solid #8886;border-radius:.5rem;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere}
</style></head><body><main>${content}</main></body></html>`;
}
