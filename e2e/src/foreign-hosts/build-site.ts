import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as rspack from './rspack/build';
import * as vite from './vite/build';
import * as webpack from './webpack/build';

const bundlers = { webpack, rspack, vite };
export type Bundler = keyof typeof bundlers;

/** Inside of the repository, because the sites find their libraries in its node_modules. */
const work = fileURLToPath(new URL('../../../.cache/foreign-hosts/', import.meta.url));

/**
 * Builds one of the sites beside this file in a folder of its own.
 * @param network its origin
 * @returns the folder, and the site's files by address
 */
export async function buildSite(bundler: Bundler, network: string) {
  const dir = join(work, bundler);
  rmSync(dir, { recursive: true, force: true });
  cpSync(fileURLToPath(new URL(bundler, import.meta.url)), dir, { recursive: true });
  await bundlers[bundler].build(dir, network);
  const dist = join(dir, 'dist');
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1));
  const files = new Map(names.map((name) => [name, readFileSync(join(dist, name))]));
  // Vite writes its own.
  const index = files.get('index.html') ?? readFileSync(join(dir, 'index.html'));
  return { dir, files: files.set('', index) };
}
