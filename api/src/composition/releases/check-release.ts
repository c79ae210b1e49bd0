import { basename } from 'node:path';
import {
  admitsContract,
  collisionsWith,
  DamagedBuild,
  modulesOf,
  readBuild,
  skewOf,
  skewText,
  type Build,
  type Claims,
} from '@alumni/federation-registry';
import { ZodError } from 'zod';
import { ApiError } from '../../platform/errors';
import type { ShellFacts } from './shell-facts';
import { UnsignedRelease } from './signed-releases';

/**
 * Reads an uploaded release.
 * @throws ApiError naming the invalid file or field
 */
export async function readSentBuild(folder: string, name: string): Promise<Build> {
  const build = await readBuild(folder).catch((error: unknown) => {
    throw refused([faultOf(error)]);
  });
  const { release, integrity, version } = build;
  const faults = [
    ...(release.name === name && release.remote.name === name
      ? []
      : [`c'est une version de ${release.name} (${release.remote.name}), et non de ${name}`]),
    ...(/^\d+\.\d+\.\d+-/.test(version)
      ? []
      : [`la version ${release.version} du paquet n'est pas de la forme 1.2.3`]),
    ...namedFiles(build)
      .filter((file) => !Object.hasOwn(integrity, file))
      .map((file) => `release.json annonce ${file}, qui n'y est pas`),
    ...unbuiltModules(build).map((name) => `remote.json nomme ${name}, qui n'est pas construit`),
  ];
  if (faults.length > 0) throw refused(faults);
  return build;
}

/**
 * Checks a release against the shell and the other live remotes.
 * @param others what the other live remotes use
 * @param asks 'contract' when publishing; 'all' when promoting, which also checks shares
 * @throws ApiError naming all conflicts
 */
export function mustGoTogether(
  { release }: Pick<Build, 'release'>,
  shell: ShellFacts,
  others: Claims[],
  asks: 'contract' | 'all',
): void {
  const { remote } = release;
  const skew = asks === 'all' ? skewOf(release, shell) : [];
  const faults = [
    ...(admitsContract(remote.contract, shell.contract)
      ? []
      : [`elle demande le contrat ${remote.contract}, la coquille fournit ${shell.contract}`]),
    ...skew.map((one) => `elle demande ${skewText(one)}`),
    ...collisionsWith(remote, [shell.map, ...others]).map((text) => text.replace(/\.$/, '')),
  ];
  if (faults.length > 0) throw refused(faults);
}

/** Modules of the map that visitors would ask for in vain: screens, parts, parcels, first views. */
function unbuiltModules({ release: { remote, exposes, prerender } }: Build): string[] {
  const views = remote.routes.flatMap((route) =>
    route.prerender ? [basename(route.prerender)] : [],
  );
  return [
    ...modulesOf(remote)
      .flatMap(({ keys }) => keys)
      .filter((key) => !Object.hasOwn(exposes, key)),
    ...views.filter((name) => !Object.hasOwn(prerender, name)),
  ];
}

/** Every file that a browser or the server requests. */
function namedFiles({ release: { exposes, prerender } }: Build): string[] {
  const screens = Object.values(exposes).flatMap(({ js, css }) => [...js, ...css]);
  return [...new Set(['remoteEntry.js', ...screens, ...Object.values(prerender)])];
}

/** Runs a check of a signature, and refuses the release with its reason. */
export function asRefusal(check: () => void): void {
  try {
    check();
  } catch (error) {
    throw error instanceof UnsignedRelease ? refused([error.message]) : error;
  }
}

/** Error with one sentence per conflict. */
export function refused(faults: string[]): ApiError {
  return new ApiError('release_refused', {
    message: `La version est refusée : ${faults.join(' ; ')}.`,
  });
}

function faultOf(error: unknown): string {
  if (error instanceof DamagedBuild) return error.damage;
  if (error instanceof ZodError) {
    const [issue] = error.issues;
    return `release.json ou integrity.json ne suit pas son schéma (${issue?.path.join('.') || 'entier'} : ${issue?.message})`;
  }
  if (error instanceof SyntaxError) return "release.json ou integrity.json n'est pas du JSON";
  if ((error as NodeJS.ErrnoException).code === 'ENOENT')
    return 'release.json ou integrity.json est absent';
  throw error;
}
