import { execFileSync } from 'node:child_process';
import { RemoteMapSchema } from '@alumni/shared-contract';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from './create';
import { EarlyExit } from './outcome';

const route = { name: 'people', path: '/admin/people/:id' };
const menu = { slot: 'member.sidebar', label: 'x', order: 30 };
let workspace: string;
beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'create-'));
  write('mf-people/remote.json', { name: 'mf_people', routes: [route], menus: [menu] });
  write('shell/shell.json', { name: 'shell', routes: [], menus: [{ ...menu, order: 40 }] });
});
afterEach(() => rmSync(workspace, { recursive: true }));

function write(file: string, map: object) {
  mkdirSync(join(workspace, file, '..'), { recursive: true });
  writeFileSync(join(workspace, file), JSON.stringify(map));
}
const read = (file: string) => readFileSync(join(workspace, file), 'utf8');
const refusal = (folder: string, title?: string) => {
  try {
    return create(workspace, folder, { title }).text;
  } catch (error) {
    return error instanceof EarlyExit ? `${error.ending}: ${error.message}` : String(error);
  }
};

test('creates a remote with a screen, its tests and a menu entry at a free place', () => {
  create(workspace, 'mf-expense-notes', { title: 'Notes de frais', owner: 'Équipe comptes' });
  const map = RemoteMapSchema.parse(JSON.parse(read('mf-expense-notes/remote.json')));
  expect(map).toMatchObject({
    name: 'mf_expense_notes',
    title: 'Notes de frais',
    owner: 'Équipe comptes',
    routes: [
      {
        name: 'expense-notes',
        path: '/admin/expense-notes',
        access: 'staff',
        screen: './src/screens/expense-notes/ExpenseNotesScreen',
      },
    ],
    menus: [{ label: 'Notes de frais', to: 'expense-notes', order: 50, icon: expect.any(String) }],
  });
  expect(map.$schema).toBe('../shared-contract/src/federation/remote.v1.schema.json');
  const screen = read('mf-expense-notes/src/screens/expense-notes/ExpenseNotesScreen.tsx');
  expect(screen).toContain('export function ExpenseNotesScreen()');
  expect(screen).toContain('title="Notes de frais"');
  const own = JSON.parse(read('mf-expense-notes/package.json')) as Record<string, object>;
  expect(own).toMatchObject({ name: '@alumni/mf-expense-notes' });
  for (const version of Object.values({ ...own.dependencies, ...own.devDependencies }))
    expect(version).toMatch(/^\^\d+\.\d+\.\d+$/);
});

test('elsewhere than beside the shell, creates a repository of its own', () => {
  rmSync(join(workspace, 'shell'), { recursive: true });
  const { text } = create(workspace, 'mf-events', { title: 'Événements' });
  expect(text).toContain('npm run dev -- --against');
  expect(existsSync(join(workspace, 'package-lock.json'))).toBe(false);
  const map = JSON.parse(read('mf-events/remote.json')) as { $schema: string };
  expect(map.$schema).toMatch(/^\.\/node_modules\/@alumni\/shared-contract\//);
  const own = JSON.parse(read('mf-events/package.json')) as Record<string, object>;
  expect(own).toMatchObject({ name: 'mf-events', scripts: { dev: 'remote-dev' } });
  for (const version of Object.values({ ...own.dependencies, ...own.devDependencies }))
    expect(version).toMatch(/^\^\d+\.\d+\.\d+$/);
  expect(read('mf-events/.github/workflows/release.yml')).toContain('npx mf publish mf-events\n');
  expect(read('mf-events/.gitignore')).toContain('node_modules');
  const paths = ['jest.config.mjs', 'tsconfig.json', 'webpack.config.mjs', 'src/contract.test.tsx'];
  for (const path of paths) expect(read(`mf-events/${path}`)).not.toMatch(/\.\.\/\.\./);
});

test('formats the files, for short and long names', () => {
  create(workspace, 'mf-a', { title: 'A' });
  create(workspace, 'mf-meetings-of-alumni', { title: 'Rencontres des anciens' });
  const root = join(__dirname, '../../..');
  const check = [join(root, 'node_modules/oxfmt/bin/oxfmt'), '--list-different'];
  const args = [...check, '--config', join(root, '.oxfmtrc.json'), '!mf-people', '!shell'];
  expect(execFileSync(process.execPath, args, { cwd: workspace, encoding: 'utf8' })).toBe('');
});

test('replaces each name and place of the template', () => {
  create(workspace, 'mf-notes', {});
  const files = readdirSync(join(workspace, 'mf-notes'), { recursive: true, encoding: 'utf8' });
  expect(files).toContain(join('src', 'contract.test.tsx'));
  expect(files.filter((file) => /exemple|types|dist/i.test(file))).toEqual([]);
  for (const file of files.filter((name) => /\.\w+$/.test(name))) {
    expect(read(join('mf-notes', file))).not.toMatch(/exemple/i);
  }
  expect(read('mf-notes/tsconfig.json')).toContain('"extends": "../tsconfig.base.json"');
});

test.each([
  ['notes', "« notes » n'est pas le nom d'un remote : mf-, puis des mots"],
  ['mf-Notes', "n'est pas le nom d'un remote"],
  ['mf-notes-2', "n'est pas le nom d'un remote"],
  ['mf-../notes', "n'est pas le nom d'un remote"],
  ['mf-people', 'mf-people existe déjà dans ce dépôt.'],
])('refuses %s, and says why', (folder, reason) => {
  expect(refusal(folder)).toContain(reason);
  expect(readdirSync(workspace).sort()).toEqual(['mf-people', 'shell']);
});

test('refuses a taken address or name before writing anything', () => {
  write('mf-other/remote.json', { name: 'mf_notes', routes: [{ name: 'x', path: '/admin/wide' }] });
  expect(refusal('mf-wide')).toContain("L'adresse /admin/wide (mf_notes");
  expect(refusal('mf-notes')).toContain("Le nom mf_notes est déjà celui d'un remote de ce dépôt.");
  expect(readdirSync(workspace).sort()).toEqual(['mf-other', 'mf-people', 'shell']);
});

test('refuses a title that would need escaping in a screen or in JSON', () => {
  expect(refusal('mf-notes', 'Notes "{x}"')).toContain('usage: « Notes "{x}" » ne convient pas');
  expect(refusal('mf-notes', 'L’été, à Lomé')).toContain('mf-notes est créé');
});

test('the example of a remote elsewhere is what this command makes', () => {
  rmSync(join(workspace, 'shell'), { recursive: true });
  create(workspace, 'mf-events', { title: 'Événements', owner: 'Équipe événements' });
  const example = join(__dirname, '../../../examples/remote-elsewhere');
  const { [lock]: locked = '', ...files } = textsIn(example);
  expect(files).toEqual(textsIn(join(workspace, 'mf-events')));
  // npm ci of the example would ask for versions that are not those of this repository.
  const { packages } = JSON.parse(locked) as { packages: Record<string, { version: string }> };
  for (const [path, { version }] of Object.entries(packages)) {
    const [, name] = /^node_modules\/(@alumni\/[^/]+)$/.exec(path) ?? [];
    if (!name) continue;
    const own = join(__dirname, '../../../node_modules', name, 'package.json');
    expect(JSON.parse(readFileSync(own, 'utf8'))).toMatchObject({ name, version });
  }
});

const lock = 'package-lock.json';

function textsIn(dir: string): Record<string, string> {
  const paths = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
    .filter((path) => !/^(dist|node_modules)\//.test(path));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(dir, path), 'utf8')]));
}
