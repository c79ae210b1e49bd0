import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { RemoteMapSchema } from '@alumni/shared-contract';
import { readRemoteMap } from '@alumni/federation-registry/remote-map';
import { exists, readBuild, signRelease, type Build } from '@alumni/federation-registry';
import { DamagedBuild } from '@alumni/federation-registry';
import { channelName, showInChannel, type ChannelOptions } from './channel';
import type { Context } from './context';
import { EarlyExit, type Outcome } from './outcome';
import { packFolder } from './pack-folder';
import { remoteFolder, remoteName } from './workspace-remotes';

export interface PublishOptions extends ChannelOptions {
  keyFile?: string;
}

/** Uploads a build; visitors do not see it yet, but for those who open the link of its channel. */
export async function publish(
  context: Context,
  asked: string,
  { keyFile, channel, days }: PublishOptions,
): Promise<Outcome> {
  if (days && !channel) throw new EarlyExit('usage', '--days veut aussi --channel.');
  const shown = channel && channelName(channel);
  const name = remoteName(asked);
  const folder = remoteFolder(context.workspaceDir, asked);
  const built = await build(folder);
  const { version, release } = built;
  if (!isDeepStrictEqual(release.remote, RemoteMapSchema.parse(readRemoteMap(folder)))) {
    throw new EarlyExit(
      'refused',
      `remote.json a changé depuis la construction de ${name}. ${remedy}`,
    );
  }
  const server = context.as(name);
  const signature = signedWith(context.privateKey(keyFile), built);
  const { remotes } = await server.composition();
  const online = remotes.find((remote) => remote.name === name);
  if (online?.mustSign && !signature) {
    const text = `${name} a une clé enregistrée : signez avec --key-file, ou MF_KEY.`;
    throw new EarlyExit('usage', text);
  }
  // The server accepts a version again when its signature was missing.
  const isThere = !online?.mustSign && online?.available.some((one) => one.version === version);
  const sent = isThere
    ? null
    : await server.publish(name, () => packFolder(join(folder, 'dist')), signature).catch(notNew);
  const data = { name, version, ...(sent && { files: sent.files, bytes: sent.bytes }) };
  const text = sent
    ? `${name} ${version} est publié (${sizeOf(sent)}${signature ? ', signé' : ''}).`
    : `${name} ${version} est déjà publié.`;
  if (shown) {
    const made = await showInChannel(server, name, version, { channel: shown, days });
    return { ending: 'done', text: `${text} ${made.text}`, data: { ...data, ...made.data } };
  }
  if (!sent) return { ending: 'nothing', text, data };
  return { ending: 'done', text: `${text} Pour le mettre en ligne : mf promote ${name}`, data };
}

/** The server lists no versions of a remote that was never live, and refuses one that it has. */
function notNew(error: unknown): null {
  if (error instanceof EarlyExit && error.ending === 'nothing') return null;
  throw error;
}

const sizeOf = ({ files, bytes }: { files: number; bytes: number }) =>
  `${files} fichiers, ${Math.round(bytes / 1024)} Ko`;

function signedWith(key: string | undefined, built: Build): string | undefined {
  if (!key) return undefined;
  try {
    return signRelease(built, key);
  } catch {
    throw new EarlyExit('usage', 'La clé privée ne se lit pas : mf keys en fait une.');
  }
}

const remedy = 'Construisez de nouveau : npm run build dans son dossier.';

async function build(folder: string): Promise<Build> {
  const dist = join(folder, 'dist');
  if (!(await exists(join(dist, 'release.json')))) {
    throw new EarlyExit('refused', `${dist} ne contient pas de construction. ${remedy}`);
  }
  try {
    return await readBuild(dist);
  } catch (error) {
    if (error instanceof DamagedBuild) throw new EarlyExit('refused', error.message);
    throw new EarlyExit('refused', `${dist} ne contient pas une construction d'ici. ${remedy}`);
  }
}
