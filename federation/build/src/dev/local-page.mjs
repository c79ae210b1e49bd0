import { localEntry } from './local-entry.mjs';

/**
 * A page of the deployed product with one remote from this machine. Its nonce, its other remotes
 * and its data stay.
 * @param {string} html
 * @param {object} local
 * @param {import('@alumni/shared-contract').RemoteMap} local.map
 * @param {string} local.base
 * @param {string} local.host of the deployed product
 * @param {Record<string, string>} local.integrity
 * @param {string} local.nonce
 * @param {boolean} local.isOff
 */
export function localPage(html, local) {
  const page = local.isOff ? html : withEntry(html, local);
  return page.replace(/<body([^>]*)>/, (body) => body + banner(local));
}

const json = /(<script type="application\/json" id="registry">)(.*?)(<\/script>)/s;

function withEntry(html, { map, base, integrity }) {
  const [, , written = ''] = json.exec(html) ?? [];
  const registry = JSON.parse(written);
  const deployed = registry.remotes.find(({ name }) => name === map.name);
  const remotes = registry.remotes.filter(({ name }) => name !== map.name);
  remotes.push({ ...deployed, ...localEntry(map, base), integrity });
  const text = JSON.stringify({ ...registry, remotes }).replace(/</g, '\\u003c');
  return withoutDeployed(html, map.name, deployed).replace(
    json,
    (_all, open, _text, close) => open + text + close,
  );
}

/**
 * Removes what the deployed version of the remote left in the page: its style sheets would apply to
 * the local screens, and its first view would be shown before them.
 */
function withoutDeployed(html, name, deployed) {
  const sheets = Object.values(deployed?.exposes ?? {}).flatMap(({ css }) => css);
  return html
    .replace(/<div id="ssr">.*?<\/div>(?=\s*<div id="root">)/s, '')
    .replace(/<script type="application\/json" id="first-data">.*?<\/script>/s, '')
    .replace(/<style [^>]*data-href="([^"]*)".*?<\/style>/gs, (style, sheet) =>
      sheets.includes(sheet) ? '' : style,
    )
    .replace(new RegExp(`<link[^>]*href="/remotes/${name}/[^"]*"[^>]*>`, 'g'), '')
    .replace(new RegExp(`\\["/remotes/${name}/[^\\]]*\\],?`, 'g'), '');
}

function banner({ map, host, nonce, isOff }) {
  const folder = map.name.replace(/_/g, '-');
  const text = isOff
    ? `Développement : ${folder} vient de ${host}, comme le reste.`
    : `Développement : ${folder} vient de cette machine, le reste de ${host}.`;
  const link = isOff
    ? `<a href="?mf-local=on">Reprendre la version de cette machine</a>`
    : `<a href="?mf-local=off">Voir la version de ${host}</a>`;
  return `<style nonce="${nonce}">${css}</style><aside id="mf-local">${text} ${link}</aside>`;
}

const css =
  '#mf-local{display:flex;flex-wrap:wrap;gap:0 1rem;align-items:center;padding:.25rem 1rem;' +
  'background:#fcefcf;color:#1c2145;font:1rem/1.5 system-ui,sans-serif}' +
  '#mf-local a{color:inherit;padding:.6rem 0}';
