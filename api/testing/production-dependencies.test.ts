import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

interface Package {
  dependencies?: Record<string, string>;
}

/** Folder of a package as Node resolves it from another. */
function folderOf(name: string, from: string): string | null {
  for (let at = from; at.length >= root.length; at = join(at, '..')) {
    const folder = join(at, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) return folder;
  }
  return null;
}

/** Every package required by a package in production, itself included. */
function needed(folder: string, found = new Map<string, string>()): Map<string, string> {
  const { dependencies = {} } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Package;
  for (const name of Object.keys(dependencies)) {
    const next = folderOf(name, folder);
    if (!next || found.has(name)) continue;
    found.set(name, next);
    needed(next, found);
  }
  return found;
}

const bundlers = /^(webpack|terser|ts-loader|css-loader|react|react-dom|@module-federation\/.*)$/;
const bundlersOf = (folder: string) =>
  [...needed(join(root, folder)).keys()].filter((name) => bundlers.test(name));

test('the API and the mf command need no bundler and no React in production', () => {
  expect(needed(join(root, 'api')).has('fastify')).toBe(true);
  expect(bundlersOf('api')).toEqual([]);
  expect(bundlersOf('federation/mf')).toEqual([]);
});

test('the check detects a bundler', () => {
  expect(bundlersOf('federation/build')).toEqual(expect.arrayContaining(['webpack', 'react-dom']));
});
