import { join } from 'node:path';
import { readRelease } from '@alumni/federation-registry';
import type { Context } from './context';
import { EarlyExit, type Outcome } from './outcome';
import { remoteFolder } from './workspace-remotes';

/** Lists what a host other than our shell must provide, screen by screen, from the build. */
export async function shares(context: Context, asked: string): Promise<Outcome> {
  const dist = join(remoteFolder(context.workspaceDir, asked), 'dist');
  const release = await readRelease(dist).catch(() => {
    throw new EarlyExit('refused', `${dist} ne contient pas de construction : npm run build.`);
  });
  const screens = Object.fromEntries(
    Object.entries(release.needs).map(([screen, keys]) => [
      screen,
      Object.fromEntries(keys.map((key) => [key, release.requires[key] ?? '*'])),
    ]),
  );
  const text = Object.entries(screens)
    .map(([screen, keys]) => [screen, ...Object.entries(keys).map(line)].join('\n'))
    .join('\n');
  return { ending: 'done', text, data: { name: release.name, version: release.version, screens } };
}

const line = ([key, range]: [string, string]) => `  ${key.padEnd(45)} ${range}`;
