import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const program = join(__dirname, 'check.mjs');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'surface-'));
  mkdirSync(join(folder, '.types/src/inner'), { recursive: true });
  declare(
    "import { type Tone } from './inner/tone';\nexport declare const say: (tone: Tone) => void;",
  );
  declareTone("'calm' | 'loud'");
  version('1.2.3');
  expect(run('--write').status).toBe(0);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a surface as recorded passes; comments and the order of a union do not count', () => {
  declareTone("/** How. */ 'loud' | 'calm'");
  expect(run()).toMatchObject({ status: 0, stderr: '' });
  declareTone("'calm'");
  expect(run().status).toBe(1);
});

test.each<[change: string, make: () => void, mark: string, version: string]>([
  ['a new name', () => declare(`${door()}\nexport declare const x: 1;`), '+ ./door x', '1.3.0'],
  ['another type', () => declareTone("'calm'"), '~ ./door say', '1.3.0'],
  ['a lost name', () => declare('export {};'), '- ./door say', '2.0.0'],
])('%s needs a version', (_change, make, mark, needed) => {
  make();
  const { status, stderr } = run('--write');
  expect(status).toBe(1);
  expect(stderr).toContain(`la surface de la version 1.2.3 a changé (${mark})`);
  expect(stderr).toContain(`version ${needed} ou plus`);
  expect(recorded().version).toBe('1.2.3');
  version(needed);
  expect(run('--write').status).toBe(0);
  expect(recorded().version).toBe(needed);
});

function run(...args: string[]) {
  return spawnSync(process.execPath, [program, folder, ...args], { encoding: 'utf8' });
}

const door = () => readFileSync(join(folder, '.types/src/door.d.ts'), 'utf8');
const declare = (text: string) => writeFileSync(join(folder, '.types/src/door.d.ts'), text);
const declareTone = (type: string) =>
  writeFileSync(join(folder, '.types/src/inner/tone.d.ts'), `export type Tone = ${type};`);

function version(text: string) {
  const exports = { './door': './src/door.ts', './testing': './src/testing.ts' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: text, exports }));
}

function recorded() {
  return JSON.parse(readFileSync(join(folder, 'surface.json'), 'utf8')) as { version: string };
}
