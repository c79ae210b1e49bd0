import {
  RegistryEntrySchema,
  type ExposeFiles,
  type Registry,
  type RegistryEntry,
  type RemoteState,
} from '@alumni/shared-contract';
import type { Build } from './publish';
import type { Integrity } from './verify';
import { shareClosure, type ShellRelease } from './shell-release';

/** The release of a remote that a registry names, and the reason for it. */
export interface Choice {
  name: string;
  version: string;
  previous: string | null;
  available: string[];
  state: RemoteState;
  channel: RegistryEntry['channel'];
  isJudged?: boolean;
}

export interface AssembleOptions {
  choices: Choice[];
  revision: number;
  generatedAt: Date;
  /** Adds the shares that a screen needs indirectly. */
  shell: Pick<ShellRelease, 'shares'>;
  /** @throws when the release is missing or damaged */
  readRelease: (name: string, version: string) => Promise<Pick<Build, 'release' | 'integrity'>>;
}

/** A registry, and the remotes that could not be included. */
export interface Assembled {
  registry: Registry;
  /** Remotes left out, with the reason: an invalid release disables only itself. */
  refused: { name: string; reason: string }[];
}

/** Builds registry.json from the chosen releases. */
export async function assembleRegistry(options: AssembleOptions): Promise<Assembled> {
  const { choices, revision, generatedAt } = options;
  const remotes: RegistryEntry[] = [];
  const refused: Assembled['refused'] = [];
  for (const choice of choices.toSorted(byName)) {
    try {
      remotes.push(await entryOf(choice, options));
    } catch (error) {
      refused.push({ name: choice.name, reason: reasonOf(error) });
    }
  }
  const registry = {
    schema: 1 as const,
    revision,
    generatedAt: generatedAt.toISOString(),
    remotes,
  };
  return { registry, refused };
}

async function entryOf(
  { name, version, previous, available, state, channel, isJudged }: Choice,
  { shell, readRelease }: AssembleOptions,
): Promise<RegistryEntry> {
  const { release, integrity } = await readRelease(name, version);
  if (release.name !== name) throw new Error(`${version} est une version de ${release.name}.`);
  return RegistryEntrySchema.parse({
    name,
    title: release.remote.title,
    owner: release.remote.owner,
    version,
    previous,
    available,
    base: `/remotes/${name}/${version}/`,
    state,
    channel,
    ...(isJudged && { isJudged }),
    integrity: ofOurHosts(integrity),
    remote: release.remote,
    exposes: Object.fromEntries(
      Object.entries(release.exposes).map(([key, files]) => [key, completed(files, shell)]),
    ),
    requires: release.requires,
    prerender: release.prerender,
    knowsHashes: release.knowsHashes,
    plainEntry: release.plainEntry,
  });
}

/** Without the standard entry, which only hosts that know nothing of the registry load. */
const ofOurHosts = (integrity: Integrity): Integrity =>
  Object.fromEntries(Object.entries(integrity).filter(([name]) => !name.startsWith('standard/')));

/** A screen with antd is wrapped in the shell's antd theme, so it needs that too. */
function completed(files: ExposeFiles, { shares }: Pick<ShellRelease, 'shares'>): ExposeFiles {
  const closure = shareClosure(shares, files.shares);
  const drawsAntd = closure.some((key) => antdKey.test(key));
  return {
    ...files,
    shares: drawsAntd ? shareClosure(shares, [...closure, antdTheme]) : closure,
  };
}

/** A component of antd, or an entry point of shared-ui that uses antd without its theme. */
const antdKey = /^(antd\/es\/|@alumni\/shared-ui\/antd-)/;

/** Share key of the shell's antd theme. */
export const antdTheme = '@alumni/shared-ui/antd-theme';

/** Message of a caught error, for logs and reports. */
export const reasonOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error);

const byName = ({ name: one }: Choice, { name: other }: Choice) => (one < other ? -1 : 1);
