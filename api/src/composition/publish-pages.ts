import { join } from 'node:path';
import {
  DamagedBuild,
  publishShell,
  publishWorkspace,
  readShell,
  reasonOf,
  unpublishedOfShell,
  type PublishedRemote,
  type ShellRelease,
} from '@alumni/federation-registry';
import { remoteFolders, remoteNameOf } from '@alumni/federation-registry/remotes';
import type { AppContext } from '../platform/context';
import { workspaceDir } from '../platform/package-dir';
import { StartError } from '../platform/start-error';
import { createReleases, type Releases } from './releases/releases';
import { releasesRepository } from './releases/releases.repository';
import { servedWith } from './releases/served-remotes';
import { startReleases } from './releases/start-releases';

type PublishContext = Pick<AppContext, 'config' | 'db' | 'storage' | 'throttles'>;

interface PublishedPages {
  shell: ShellRelease;
  releases: Releases;
  remotes: PublishedRemote[];
  /** Whether processes with other disks know that this version is published. */
  isNoted: boolean;
}

const shellDist = join(workspaceDir, 'shell/dist');

/**
 * Publishes the built shell, and the workspace's remotes where no team has promoted a version. What is
 * there already is only compared.
 * @param warn called for each remote that is left out, with the reason
 * @throws StartError when the shell itself was not built
 */
export async function publishPages(
  context: PublishContext,
  warn: (line: string) => void,
): Promise<PublishedPages> {
  const publishedDir = join(context.config.DATA_DIR, 'published');
  const published = await publishWorkspace({ workspaceDir, publishedDir }).catch(cannotServe);
  const { shell, remotes, refused } = published;
  for (const { name, version, repaired } of remotes.filter((remote) => remote.repaired.length > 0))
    warn(`  ${name} ${version} avait ${repaired.length} fichier(s) abîmé(s) : republié`);
  for (const { name, reason } of refused) warn(`  ${name} n'est pas construit : ${reason}`);
  const built = new Map(remotes.map(({ name, version }) => [name, version]));
  const releases = releasesOf(context, shell, built);
  await startReleases(releases, remotes, warn);
  const isNoted = await noteInBucket(context, shell.version).then(
    () => true,
    (error: unknown) => {
      warn(
        `  la version ${shell.version} n'a pas pu être notée dans le compartiment S3 : ${reasonOf(error)}`,
      );
      return false;
    },
  );
  return { shell, releases, remotes, isNoted };
}

/**
 * Reads what was published, and writes nothing; except with a bucket, where each process places the
 * shell's files on its own disk.
 * @throws StartError when this version of the shell is not published
 */
export async function checkPages(
  context: PublishContext,
): Promise<Pick<PublishedPages, 'shell' | 'releases'>> {
  const { config, db, storage } = context;
  const publishedDir = join(config.DATA_DIR, 'published');
  const shell = await readShell(shellDist).catch(cannotServe);
  const isNoted = config.s3 ? await isInBucket(storage, shell.version) : true;
  if (!isNoted) throw unpublished(shell.version);
  const absent = await unpublishedOfShell(shellDist, publishedDir);
  if (absent.length > 0 && !config.s3) throw unpublished(shell.version, absent);
  if (absent.length > 0) await publishShell(shellDist, publishedDir).catch(cannotServe);
  if ((await releasesRepository.live(db)).length === 0) throw unpublished(shell.version);
  return { shell, releases: releasesOf(context, shell, new Map()) };
}

function releasesOf(context: PublishContext, shell: ShellRelease, built: Map<string, string>) {
  const isServed = servedWith(context.config, remoteFolders(workspaceDir).map(remoteNameOf));
  return createReleases(context, shell, built, isServed);
}

/** An object that says which version of the shell was published, for processes with other disks. */
const noteOf = (version: string) => `releases/shell/${version}.json`;

async function noteInBucket({ config, storage }: PublishContext, version: string): Promise<void> {
  if (!config.s3 || (await isInBucket(storage, version))) return;
  await storage.write(noteOf(version), Buffer.from(JSON.stringify({ version })));
}

async function isInBucket(storage: AppContext['storage'], version: string): Promise<boolean> {
  const note = await storage.read(noteOf(version));
  note?.destroy();
  return note !== null;
}

function unpublished(version: string, absent: string[] = []): StartError {
  const files =
    absent.length > 0 ? ` (${absent.length} fichier(s) absents, dont ${absent[0]})` : '';
  return new StartError(
    `Les pages de cette version (${version}) ne sont pas publiées${files}, et PUBLISH_AT_START est à 0.`,
    'Lancez : npm run publish:pages',
  );
}

function cannotServe(error: NodeJS.ErrnoException): never {
  if (error instanceof DamagedBuild) {
    throw new StartError('Les pages construites sont abîmées.', error.message);
  }
  const isUnbuilt = error.code === 'ENOENT' && error.path?.startsWith(workspaceDir);
  if (!isUnbuilt) throw error;
  throw new StartError("Les pages n'ont pas été construites.", 'Lancez : npm run build');
}
