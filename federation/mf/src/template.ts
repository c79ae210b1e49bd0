import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { remoteNameOf } from '@alumni/federation-registry/remotes';

const template = fileURLToPath(new URL('../../template', import.meta.url));
const repository = dirname(dirname(template));

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
}

/**
 * The files of a new remote, from `federation/template`: a working remote named `mf-exemple`.
 * @returns path in the folder → text
 */
export function filesOf(remote: NewRemote): Map<string, string> {
  const rename = renaming(remote);
  const files = readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(template, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !/^(\.|dist\/|node_modules\/)/.test(path));
  return new Map(
    files.map((path) => {
      const text = rename(readFileSync(join(template, path), 'utf8'));
      return [rename(path), path.includes('/') ? text : atRoot(path, text, remote)];
    }),
  );
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

/** The template is one folder deeper than a remote, and takes ranges from the repository. */
function atRoot(path: string, text: string, { order }: NewRemote): string {
  const lifted = text.replaceAll('../../', '../');
  if (path === 'remote.json') return lifted.replace('"order": 0', `"order": ${order}`);
  if (path !== 'package.json') return lifted;
  return lifted.replace(
    /"([^"]+)": "\*"/g,
    (_all, name: string) => `"${name}": "${rangeOf(name)}"`,
  );
}

/** Admits later versions than the one that the packages of this repository use. */
function rangeOf(name: string): string {
  const isOwn = name.startsWith('@alumni/');
  const { version, dependencies } = packageOf(isOwn ? name : '@alumni/shared-ui');
  const found = isOwn ? version : dependencies[name];
  if (!found) throw new Error(`federation/template asks for ${name}, which shared-ui does not use`);
  return found.startsWith('^') ? found : `^${found}`;
}

interface Package {
  version: string;
  dependencies: Record<string, string>;
}

/** npm links each workspace package there, wherever its folder is. */
const packageOf = (name: string) =>
  JSON.parse(
    readFileSync(join(repository, 'node_modules', name, 'package.json'), 'utf8'),
  ) as Package;
