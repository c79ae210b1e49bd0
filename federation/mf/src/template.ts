import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { remoteNameOf } from '@alumni/federation-registry/remotes';

/** A working remote of this repository, named `mf-exemple`. */
const template = fileURLToPath(new URL('../template', import.meta.url));
/** What differs in a repository that holds remotes alone; a name that begins with `_` gets a dot. */
const elsewhere = fileURLToPath(new URL('../template-elsewhere', import.meta.url));

/** Options of a new remote. */
export interface NewRemote {
  /** `mf-notes` */
  folder: string;
  /** Title in the menu and above the first screen; derived from the folder by default. */
  title?: string;
  /** The team that owns it. */
  owner?: string;
  /** Position of its entry in the sidebar. */
  order: number;
  /** In a repository without the shell, with packages from a registry. */
  isElsewhere: boolean;
}

/**
 * The files of a new remote, made from the templates.
 * @returns path in the folder → text
 */
export function filesOf(remote: NewRemote): Map<string, string> {
  const rename = renaming(remote);
  const files = new Map(filesIn(template));
  if (remote.isElsewhere) {
    for (const [path, text] of filesIn(elsewhere)) files.set(path.replace(/^_/, '.'), text);
  }
  return new Map(
    [...files].map(([path, text]) => [
      rename(path),
      path.includes('/') ? rename(text) : atRoot(path, rename(text), remote),
    ]),
  );
}

function filesIn(dir: string): [path: string, text: string][] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !/^(\.|dist\/|node_modules\/)/.test(path))
    .map((path) => [path, readFileSync(join(dir, path), 'utf8')]);
}

/** Replaces each form of the template's name by the same form of the new one. */
function renaming({ folder, title, owner }: NewRemote): (text: string) => string {
  const path = folder.replace(/^mf-/, '');
  const words = path.split('-');
  const spoken = words.join(' ');
  const forms: Record<string, string> = {
    'Équipe exemple': owner ?? `Équipe ${spoken}`,
    mf_exemple: remoteNameOf(folder),
    'mf-exemple': folder,
    ExempleScreen: `${words.map(capital).join('')}Screen`,
    Exemple: title ?? capital(spoken),
    exemple: path,
  };
  const any = new RegExp(Object.keys(forms).join('|'), 'g');
  return (text) => text.replace(any, (form) => forms[form] ?? form);
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The template is two folders deeper than a remote. */
function atRoot(path: string, text: string, { order, isElsewhere }: NewRemote): string {
  if (path === 'package.json') return withRanges(text);
  const lifted = isElsewhere
    ? text.replace('../../../shared-contract/src/', './node_modules/@alumni/shared-contract/dist/')
    : text.replaceAll('../../../', '../');
  return path === 'remote.json' ? lifted.replace('"order": 0', `"order": ${order}`) : lifted;
}

/** A template's package.json with the ranges of this repository; a packed one has them already. */
export function withRanges(text: string): string {
  return text.replace(/"([^"]+)": "\*"/g, (_all, name: string) => `"${name}": "${rangeOf(name)}"`);
}

/** Admits later versions than the one that the packages of this repository use. */
function rangeOf(name: string): string {
  const isOwn = name.startsWith('@alumni/');
  const { version, dependencies } = packageOf(isOwn ? name : '@alumni/shared-ui');
  const found = isOwn ? version : dependencies[name];
  if (!found) throw new Error(`The template asks for ${name}, which shared-ui does not use`);
  return found.startsWith('^') ? found : `^${found}`;
}

interface Package {
  version: string;
  dependencies: Record<string, string>;
}

const repository = join(template, '../../..');

/** npm links each workspace package there, wherever its folder is. */
const packageOf = (name: string) =>
  JSON.parse(
    readFileSync(join(repository, 'node_modules', name, 'package.json'), 'utf8'),
  ) as Package;
