import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

let root: string;
let release: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'unraised-'));
  mkdirSync(join(root, 'kit/src'), { recursive: true });
  git('init', '--quiet');
  version('1.2.3');
  write('kit/src/say.ts', 'export const say = 1;');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Release');
  release = git('rev-parse', 'HEAD').trim();
});
afterEach(() => rmSync(root, { recursive: true }));

test('a package that changed since the release needs another version', () => {
  expect(unraised()).toEqual([]);
  write('kit/src/say.ts', 'export const say = 2;');
  const found = { folder: 'kit', version: '1.2.3', files: ['kit/src/say.ts'] };
  expect(unraised()).toEqual([found]);
  git('commit', '--quiet', '--all', '--message', 'Say two');
  expect(unraised()).toEqual([found]);
  version('1.2.4');
  expect(unraised()).toEqual([]);
});

test('tests and documents need none, nor does a package that is younger than the release', () => {
  write('kit/src/say.test.ts', 'test');
  write('kit/CHANGELOG.md', '# Changelog');
  mkdirSync(join(root, 'young'));
  write('young/package.json', '{ "version": "1.0.0" }');
  git('add', '.');
  expect(unraised(release, ['kit', 'young'])).toEqual([]);
});

test('a clone without the commit of the release compares nothing', () => {
  write('kit/src/say.ts', 'export const say = 2;');
  expect(unraised('0123456789012345678901234567890123456789')).toBeNull();
});

/** The program is plain ESM: run it in Node. */
function unraised(since = release, folders = ['kit']): unknown {
  const module = JSON.stringify(pathToFileURL(join(__dirname, 'unraised.mjs')).href);
  const script = `
    const { unraised } = await import(${module});
    console.log(JSON.stringify(unraised(...${JSON.stringify([root, since, folders])})));`;
  const args = ['--input-type=module', '-e', script];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

function git(...args: string[]): string {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
  return execFileSync('git', [...author, ...args], { cwd: root, encoding: 'utf8' });
}

const version = (text: string) => write('kit/package.json', JSON.stringify({ version: text }));

function write(file: string, text: string): void {
  writeFileSync(join(root, file), text);
}
