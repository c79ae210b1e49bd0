import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  RegistryEntrySchema,
  type ExposeFiles,
  type Registry,
  type RegistryEntry,
} from '@alumni/shared-contract';
import type { Pointer, Pointers } from './pointers';
import { readJson, readRelease, releaseFolder } from './publish';
import { shareClosure, type ShellRelease } from './shell-release';

export interface AssembleOptions {
  publishedDir: string;
  pointers: Pointers;
  /** Completes what a screen takes by what that needs in turn. */
  shell: Pick<ShellRelease, 'shares'>;
  now?: Date;
}

export interface Assembled {
  registry: Registry;
  /** Remotes left out, and why: a bad release disables itself alone. */
  refused: { name: string; reason: string }[];
}

/** registry.json from the pointers and the releases that they name. */
export async function assembleRegistry(options: AssembleOptions): Promise<Assembled> {
  const { publishedDir, pointers, shell, now = new Date() } = options;
  const remotes: RegistryEntry[] = [];
  const refused: Assembled['refused'] = [];
  for (const [name, pointer] of Object.entries(pointers).sort(byName)) {
    try {
      remotes.push(await entryOf(publishedDir, name, pointer, shell));
    } catch (error) {
      refused.push({ name, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return { registry: { schema: 1, generatedAt: now.toISOString(), remotes }, refused };
}

async function entryOf(
  publishedDir: string,
  name: string,
  { version, previous, state }: Pointer,
  shell: Pick<ShellRelease, 'shares'>,
): Promise<RegistryEntry> {
  const folder = releaseFolder(publishedDir, name, version);
  const release = await readRelease(folder);
  if (release.name !== name) throw new Error(`${folder} is a release of ${release.name}.`);
  return RegistryEntrySchema.parse({
    name,
    title: release.remote.title,
    owner: release.remote.owner,
    version,
    previous,
    available: await versionsOf(publishedDir, name),
    base: `/remotes/${name}/${version}/`,
    state,
    integrity: await readJson(join(folder, 'integrity.json')),
    remote: release.remote,
    exposes: Object.fromEntries(
      Object.entries(release.exposes).map(([key, files]) => [key, completed(files, shell)]),
    ),
  });
}

/** A screen that draws with antd gets the shell's antd theme around it, so it needs that too. */
function completed(files: ExposeFiles, { shares }: Pick<ShellRelease, 'shares'>): ExposeFiles {
  const closure = shareClosure(shares, files.shares);
  const drawsAntd = closure.some((key) => key.startsWith('antd/es/'));
  return {
    ...files,
    shares: drawsAntd ? shareClosure(shares, [...closure, antdTheme]) : closure,
  };
}

export const antdTheme = '@alumni/shared-ui/antd-theme';

/** Newest first. */
async function versionsOf(publishedDir: string, name: string): Promise<string[]> {
  const folder = join(publishedDir, 'remotes', name);
  const names = (await readdir(folder)).filter((version) => !/\.[0-9a-f-]{36}$/.test(version));
  const dated = await Promise.all(
    names.map(async (version) => ({ version, at: (await stat(join(folder, version))).mtimeMs })),
  );
  return dated.sort((one, other) => other.at - one.at).map(({ version }) => version);
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);
