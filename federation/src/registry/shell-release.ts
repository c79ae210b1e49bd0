import { cp, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ExposeFilesSchema, type ExposeFiles } from '@alumni/shared-contract';
import { z } from 'zod';
import { readJson } from './publish';
import { readIntegrity, verifyBuild } from './verify';

const ShellReleaseSchema = z.object({
  version: z.string(),
  entry: ExposeFilesSchema,
  chunks: z.record(z.string(), ExposeFilesSchema),
  shares: z.record(z.string(), ExposeFilesSchema),
});

/** What the gateway needs to know of the shell's build; file names are relative to /assets/. */
export interface ShellRelease extends z.infer<typeof ShellReleaseSchema> {
  integrity: Record<string, string>;
  /** index.html with its markers. */
  template: string;
}

/**
 * Puts the shell's files beside those of its earlier builds, so that a page that was opened before
 * a deployment still finds its chunks.
 * @param distDir `dist` of the shell
 * @throws DamagedBuild when a file of the build is not what it promises
 */
export async function publishShell(distDir: string, publishedDir: string): Promise<ShellRelease> {
  const release = ShellReleaseSchema.parse(await readJson(join(distDir, 'release.json')));
  const integrity = await readIntegrity(distDir);
  await verifyBuild(distDir, integrity);
  const template = await readFile(join(distDir, 'index.html'), 'utf8');
  const own = new Set(['index.html', 'release.json', 'integrity.json']);
  for (const name of await readdir(distDir)) {
    if (own.has(name.replace(/\.(br|gz)$/, ''))) continue;
    // Names carry the hash of the content: writing over a file can only put back what it was.
    await cp(join(distDir, name), join(publishedDir, 'assets', name), { recursive: true });
  }
  return { ...release, integrity, template };
}

/**
 * The share keys a screen takes, and those that these need in turn.
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
