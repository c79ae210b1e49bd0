import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { root } from './routes';
import { sri } from './sri';

/**
 * Publishes a changed build of a remote, not live.
 * @param dataDir of the demo, with its tokens
 * @param change edits one file of the build, as text
 * @returns the version
 */
export async function publishSecond(
  request: APIRequestContext,
  dataDir: string,
  folder: string,
  change: Change,
): Promise<string> {
  const dist = mkdtempSync(join(tmpdir(), 'second-'));
  try {
    cpSync(join(root, folder, 'dist'), dist, { recursive: true });
    const { name } = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')) as Release;
    rewrite(dist, change);
    const tokens = JSON.parse(readFileSync(join(dataDir, 'remote-tokens.json'), 'utf8')) as object;
    const token = String(new Map(Object.entries(tokens)).get(name));
    const answer = await request.put(`/api/remotes/${name}/releases`, {
      data: execFileSync('tar', ['-cf', '-', '-C', dist, ...readdirSync(dist)], {
        maxBuffer: 64 * 1024 * 1024,
      }),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-tar' },
    });
    if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`);
    return ((await answer.json()) as { version: string }).version;
  } finally {
    rmSync(dist, { recursive: true, force: true });
  }
}

interface Change {
  file: (release: Release) => string;
  to: (text: string) => string;
}

interface Release {
  name: string;
  remote: { title: string };
  /** File of each first-view module. */
  prerender: Record<string, string>;
}

/** The build under another title. */
export const retitled = (title: string): Change => ({
  file: () => 'release.json',
  to(text) {
    const release = JSON.parse(text) as Release;
    release.remote.title = title;
    return JSON.stringify(release, null, 2);
  },
});

/** Changes the file, and its hash. */
function rewrite(dist: string, { file, to }: Change): void {
  const release = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')) as Release;
  const path = file(release);
  const text = to(readFileSync(join(dist, path), 'utf8'));
  const integrity = JSON.parse(readFileSync(join(dist, 'integrity.json'), 'utf8')) as object;
  write(path, text);
  write('integrity.json', JSON.stringify({ ...integrity, [path]: sri(text) }, null, 2));

  function write(name: string, content: string) {
    writeFileSync(join(dist, name), content);
    for (const form of ['br', 'gz']) rmSync(join(dist, `${name}.${form}`), { force: true });
  }
}
