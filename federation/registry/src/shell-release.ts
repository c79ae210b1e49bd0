import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import {
  ExportNamesSchema,
  ExposeFilesSchema,
  ShellMapSchema,
  type ExposeFiles,
  type RegistryEntry,
} from '@alumni/shared-contract';
import { z } from 'zod';
import { absentFiles, placeFile, placeFiles } from './place-files';
import { contentHash, exists, readJson } from './publish';
import { readIntegrity, verifyBuild } from './verify';

const ShellReleaseSchema = z.object({
  version: z.string(),
  map: ShellMapSchema,
  /** Version of the shared contract of this build. */
  contract: z.string(),
  entry: ExposeFilesSchema,
  /** The entry holds the hashes of the chunks it loads. */
  knowsHashes: z.boolean().optional(),
  chunks: z.record(z.string(), ExposeFilesSchema),
  shares: z.record(z.string(), ExposeFilesSchema),
  /** Share key → version that a remote gets. */
  provides: z.record(z.string(), z.string()),
  /** What our shared packages export in this build. */
  exports: ExportNamesSchema.default({}),
  /** Name of a module that renders a frame on the server → its file. */
  prerender: z.record(z.string(), z.string()).default({}),
});

/**
 * Facts about the shell's build for the gateway; file names are relative to /assets/. `version` is
 * the package's version, then ten digits of the content hash.
 */
export interface ShellRelease extends z.infer<typeof ShellReleaseSchema> {
  integrity: Record<string, string>;
  /** index.html with its markers. */
  template: string;
}

/**
 * Reads the description of the shell's build, and verifies nothing.
 * @param distDir `dist` of the shell
 */
export async function readShell(distDir: string): Promise<ShellRelease> {
  const release = ShellReleaseSchema.parse(await readJson(join(distDir, 'release.json')));
  const integrity = await readIntegrity(distDir);
  const template = await readFile(join(distDir, 'index.html'), 'utf8');
  const version = `${release.version}-${contentHash(integrity)}`;
  return { ...release, version, integrity, template };
}

/**
 * Copies the shell's files next to those of its earlier builds, so that a page opened before a
 * deployment still finds its chunks.
 * @param distDir `dist` of the shell
 * @throws DamagedBuild when a file of the build does not match its hash
 */
export async function publishShell(distDir: string, publishedDir: string): Promise<ShellRelease> {
  const release = await readShell(distDir);
  await verifyBuild(distDir, release.integrity);
  await placeFiles(distDir, join(publishedDir, 'assets'), isNoShellAsset);
  await publishEmbed(join(distDir, 'embed'), publishedDir);
  return release;
}

/**
 * @returns names of files of the shell's build that are not published; a file that is there is whole,
 *   and its name contains the hash of its content
 */
export async function unpublishedOfShell(distDir: string, publishedDir: string): Promise<string[]> {
  const embedDir = join(distDir, 'embed');
  const isThere = await exists(join(publishedDir, 'embed.js'));
  return [
    ...(await absentFiles(distDir, join(publishedDir, 'assets'), isNoShellAsset)),
    ...(await absentFiles(embedDir, join(publishedDir, 'assets/embed'), isNoEmbedAsset)),
    ...(isThere ? [] : ['embed.js']),
  ];
}

/**
 * embed.js keeps its name, and each release of the shell replaces it; its chunks have hashed names.
 */
async function publishEmbed(distDir: string, publishedDir: string): Promise<void> {
  await verifyBuild(distDir, await readIntegrity(distDir));
  // Copy the files that embed.js requests before embed.js itself.
  await placeFiles(distDir, join(publishedDir, 'assets/embed'), isNoEmbedAsset);
  for (const ending of ['', '.br', '.gz']) {
    const content = await readFile(join(distDir, `embed.js${ending}`));
    await placeFile(content, join(publishedDir, `embed.js${ending}`));
  }
}

/** Names contain the hash of the content: placing a file again can only repair it. */
const isNoShellAsset = except('index.html', 'embed');
const isNoEmbedAsset = except('embed.js');

function except(...others: string[]): (name: string) => boolean {
  const left = new Set([...others, 'release.json', 'integrity.json']);
  return (name) => {
    const [top = ''] = name.split(sep);
    return left.has(top.replace(/\.(br|gz)$/, ''));
  };
}

/**
 * The shell as an additional remote, for code that looks up the screen of a path: its screens are
 * its own chunks, under their names. It is not in the registry.
 */
export function shellEntry({ version, map, chunks, integrity }: ShellRelease): RegistryEntry {
  const { name, title, owner } = map;
  const screens = map.routes.map(({ screen }) => screen.slice(screen.lastIndexOf('/') + 1));
  return {
    name,
    title,
    owner,
    version,
    previous: null,
    available: [],
    base: '/assets/',
    state: 'on',
    channel: 'live',
    integrity,
    requires: {},
    prerender: {},
    remote: { ...map, contract: version, slots: [], parcels: [] },
    exposes: Object.fromEntries(
      screens.flatMap((screen) => (chunks[screen] ? [[`./${screen}`, chunks[screen]]] : [])),
    ),
  };
}

/**
 * The share keys of a screen, and those that they need in turn.
 * @param shares share key → the shell's files that provide it
 */
export function shareClosure(
  shares: Record<string, ExposeFiles>,
  keys: Iterable<string>,
): string[] {
  const found = new Set<string>();
  const open = [...keys];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (found.has(key)) continue;
    found.add(key);
    open.push(...(shares[key]?.shares ?? []));
  }
  return [...found].sort();
}
