import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRemoteMap } from '@alumni/federation-registry/remote-map';
import { localEntry } from './local-entry.mjs';

/**
 * index.html of development: the registry of the API, with hot entries for the remotes under
 * development. Without hashes: files change under the page.
 * @param {{ shellDir: string, apiUrl: string, hot: { dir: string, base: string }[] }} options
 * @returns {Promise<string>}
 */
export async function devPage({ shellDir, apiUrl, hot }) {
  const template = await readFile(join(shellDir, 'src/index.html'), 'utf8');
  const [registry, live] = await Promise.all([liveRegistry(apiUrl), livePage(apiUrl)]);
  const written = hot.map(({ dir, base }) => localEntry(readRemoteMap(dir), base));
  const names = new Set(written.map(({ name }) => name));
  const remotes = [...registry.remotes.filter(({ name }) => !names.has(name)), ...written];
  const json = JSON.stringify({ ...registry, remotes }).replace(/</g, '\\u003c');
  return template
    .replace('<!--head-->', `${live.style}<script defer src="/assets/main.js"></script>`)
    .replace('<!--data-->', `${script('registry', json)}\n${script('site', live.site)}`);
}

const script = (id, text) => `<script type="application/json" id="${id}">${text}</script>`;

async function liveRegistry(apiUrl) {
  try {
    const response = await fetch(`${apiUrl}/registry.json`);
    return await response.json();
  } catch {
    // The API restarts after each change: keep the hot remotes when it does not answer.
    return { schema: 1, generatedAt: '', remotes: [] };
  }
}

/** The configuration and the chosen colours, as the API inlines them in its pages. */
async function livePage(apiUrl) {
  const page = await fetch(`${apiUrl}/`).then(
    (answer) => answer.text(),
    () => '',
  );
  return {
    site: /id="site">(.*?)<\/script>/s.exec(page)?.[1] ?? '{"name":"","social":[]}',
    style: /<style nonce="[^"]*">html:root.*?<\/style>/s.exec(page)?.[0] ?? '',
  };
}
