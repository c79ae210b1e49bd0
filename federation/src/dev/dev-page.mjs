import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRemoteMap } from '../preset/remote-map.mjs';
import { localEntry } from './local-entry.mjs';

/**
 * index.html of development: the registry of the API, its hot remotes replaced by what is being
 * written now. No hashes: files change under the page.
 * @param {{ shellDir: string, apiUrl: string, hot: { dir: string, base: string }[] }} options
 * @returns {Promise<string>}
 */
export async function devPage({ shellDir, apiUrl, hot }) {
  const template = await readFile(join(shellDir, 'src/index.html'), 'utf8');
  const [registry, site] = await Promise.all([liveRegistry(apiUrl), liveSite(apiUrl)]);
  const written = hot.map(({ dir, base }) => localEntry(readRemoteMap(dir), base));
  const names = new Set(written.map(({ name }) => name));
  const remotes = [...registry.remotes.filter(({ name }) => !names.has(name)), ...written];
  const json = JSON.stringify({ ...registry, remotes }).replace(/</g, '\\u003c');
  return template
    .replace('<!--head-->', '<script defer src="/assets/main.js"></script>')
    .replace('<!--data-->', `${script('registry', json)}\n${script('site', site)}`);
}

const script = (id, text) => `<script type="application/json" id="${id}">${text}</script>`;

async function liveRegistry(apiUrl) {
  try {
    const response = await fetch(`${apiUrl}/registry.json`);
    return await response.json();
  } catch {
    // The API restarts after each change: the remotes being written are here all the same.
    return { schema: 1, generatedAt: '', remotes: [] };
  }
}

/** The configuration as the API puts it in its own pages. */
async function liveSite(apiUrl) {
  try {
    const page = await (await fetch(`${apiUrl}/`)).text();
    return /id="site">(.*?)<\/script>/s.exec(page)?.[1] ?? '{"name":"","social":[]}';
  } catch {
    return '{"name":"","social":[]}';
  }
}
