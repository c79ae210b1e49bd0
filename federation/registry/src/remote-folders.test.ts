import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteFolders, remoteNameOf } from './remote-folders.js';

const root = join(__dirname, '../../..');
const folders = remoteFolders(root);
const anyName = new RegExp(folders.map((folder) => folder.replaceAll('-', '[-_]')).join('|'), 'g');
/** A list may have one name per line, with comments. */
const lines = 6;

/** The highest number of remote names that are close together in a text. */
function namedTogether(text: string): string[] {
  const rows = text.split('\n');
  const sets = rows.map((_row, at) => {
    const near = rows.slice(at, at + lines).join('\n');
    return [...new Set(near.match(anyName)?.map(remoteNameOf))];
  });
  return sets.reduce((most, one) => (one.length > most.length ? one : most), []);
}

/**
 * Code and configuration may name one remote, and a test those that it is about; never all of them.
 */
const most = (file: string) => (/\.(test|spec)\.|\/testing\//.test(file) ? folders.length - 1 : 1);
const isList = (file: string, text: string) => namedTogether(text).length > most(file);

test('no code or configuration lists the remotes', () => {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  const read = files.filter(
    (file) => /\.(c?js|mjs|tsx?|json|sh|ya?ml)$|^\.ci\//.test(file) && file !== 'package-lock.json',
  );
  expect(read.length).toBeGreaterThan(500);
  const lists = read.filter((file) => {
    try {
      return isList(file, readFileSync(join(root, file), 'utf8'));
    } catch {
      // Deleted, but not committed yet.
      return false;
    }
  });
  expect(lists).toEqual([]);
});

test('the check above finds a list in any spelling and layout', () => {
  const [one = '', two = ''] = folders;
  expect(isList('a.mjs', `['${one}', '${remoteNameOf(two)}']`)).toBe(true);
  expect(isList('a.json', `"${one}",\n\n\n\n"${two}"`)).toBe(true);
  expect(isList('a.ts', `'${one}' and '${remoteNameOf(one)}' again`)).toBe(false);
  expect(isList('a.test.ts', `['${one}', '${two}']`)).toBe(false);
  expect(isList('a.test.ts', folders.join('\n'))).toBe(true);
});

test('each folder with a remote.json is a workspace with the name of its remote', () => {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  expect(workspaces).toContain('mf-*');
  expect(folders.length).toBeGreaterThanOrEqual(4);
  for (const folder of folders) {
    expect(folder).toMatch(/^mf-/);
    const { name } = JSON.parse(readFileSync(join(root, folder, 'remote.json'), 'utf8')) as {
      name: string;
    };
    expect(name).toBe(remoteNameOf(folder));
  }
});
