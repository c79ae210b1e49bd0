import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { collisionsWith, type Claims } from '@alumni/federation-registry';
import { remoteFolders } from '@alumni/federation-registry/remotes';
import { table } from './lines';
import { EarlyExit, type Outcome } from './outcome';
import { filesOf, type NewRemote } from './template';

const shellMap = 'shell/shell.json';
/** After the entries of a network whose maps are not here; `mf check` compares with those online. */
const farOrder = 500;

export type CreateOptions = Pick<NewRemote, 'title' | 'owner'>;

/**
 * Creates the folder of a new remote. Beside the shell it enters package-lock.json, and no other file
 * names it: every command finds it by its remote.json. Elsewhere the folder is a repository of its
 * own, which takes our packages from a registry.
 * @throws EarlyExit when the name is malformed or taken
 */
export function create(workspaceDir: string, folder: string, options: CreateOptions): Outcome {
  mustBeNames(folder, options);
  const dir = join(workspaceDir, folder);
  if (existsSync(dir)) throw new EarlyExit('usage', `${folder} existe déjà dans ce dépôt.`);
  const others = mapsOf(workspaceDir);
  const isElsewhere = !existsSync(join(workspaceDir, shellMap));
  const order = isElsewhere ? farOrder : freeOrder(others);
  const files = filesOf({ folder, ...options, order, isElsewhere });
  mustBeFree(JSON.parse(files.get('remote.json') ?? '') as Claims, others);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  const text = [
    `${folder} est créé : un écran et son test, son contrat, une entrée du menu.`,
    ...(isElsewhere ? stepsElsewhere(folder) : stepsHere(folder, enterLock(workspaceDir))),
  ];
  return { ending: 'done', text: text.join('\n'), data: { folder, files: [...files.keys()] } };
}

const stepsHere = (folder: string, isInLock: boolean) => [
  ...(isInLock ? [] : ['À faire : npm install, pour que package-lock.json le sache.']),
  ...table([
    ['  npm start', 'le montre'],
    [`  npm run dev -- ${folder}`, 'le recharge à chaque changement'],
    [`  npx jest ${folder}`, 'lance ses tests'],
  ]),
];

const stepsElsewhere = (folder: string) => [
  `Ensuite, dans ${folder} :`,
  ...table([
    ['  npm install', 'prend les paquets du réseau'],
    ['  npm run dev -- --against <adresse>', 'le montre dans un réseau en ligne'],
    ['  npm test', 'lance ses tests'],
  ]),
];

function mustBeNames(folder: string, { title = 'x', owner = 'x' }: CreateOptions): void {
  if (!/^mf-[a-z]+(-[a-z]+)*$/.test(folder)) {
    throw new EarlyExit(
      'usage',
      `« ${folder} » n'est pas le nom d'un remote : mf-, puis des mots en minuscules sans accent ni chiffre, comme mf-notes.`,
    );
  }
  // They are written into JSON and into a screen without escaping.
  for (const text of [title, owner]) {
    if (/^[\p{L}\p{N}][\p{L}\p{N} ’.,-]*$/u.test(text)) continue;
    const allowed = "des lettres, des chiffres, des espaces, l'apostrophe ’ et . , -";
    throw new EarlyExit('usage', `« ${text} » ne convient pas : on peut y mettre ${allowed}`);
  }
}

function mustBeFree(map: Claims, others: Claims[]): void {
  const taken = others.some(({ name }) => name === map.name)
    ? [`Le nom ${map.name} est déjà celui d'un remote de ce dépôt.`]
    : collisionsWith(map, others);
  if (taken.length === 0) return;
  throw new EarlyExit(
    'refused',
    ['Ce nom est déjà pris :', ...taken.map((one) => `  ${one}`)].join('\n'),
  );
}

/** The maps of this workspace, the shell's included; a map that cannot be read reserves nothing. */
function mapsOf(workspaceDir: string): Claims[] {
  const maps = remoteFolders(workspaceDir).map((name) => join(name, 'remote.json'));
  return [...maps, shellMap].flatMap((file) => {
    try {
      const map = JSON.parse(readFileSync(join(workspaceDir, file), 'utf8')) as Claims;
      return Array.isArray(map.routes) ? [map] : [];
    } catch {
      return [];
    }
  });
}

/** The last place of the sidebar, after the entries of existing remotes. */
function freeOrder(maps: Claims[]): number {
  const sidebar = (map: Claims) =>
    (map.menus ?? []).filter(({ slot }) => slot === 'member.sidebar').map(({ order }) => order);
  const taken = new Set(maps.flatMap(sidebar));
  const ofRemotes = maps.filter(({ name }) => name !== 'shell').flatMap(sidebar);
  let order = Math.max(0, ...ofRemotes) + 10;
  while (taken.has(order)) order += 10;
  return order;
}

/** It has the same dependencies as the others: npm downloads nothing. */
function enterLock(workspaceDir: string): boolean {
  if (!existsSync(join(workspaceDir, 'package-lock.json'))) return true;
  const { status } = spawnSync('npm', ['install', '--package-lock-only', '--offline'], {
    cwd: workspaceDir,
    stdio: 'ignore',
    shell: process.platform === 'win32',
  });
  return status === 0;
}
