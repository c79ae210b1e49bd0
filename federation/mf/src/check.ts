import { basename } from 'node:path';
import type { CompositionReply, Registry, RemoteMap } from '@alumni/shared-contract';
import { satisfies } from 'semver';
import { readRemoteMap, RefusedMap } from '@alumni/federation-registry/remote-map';
import { collisions, collisionsWith } from '@alumni/federation-registry';
import type { Context } from './context';
import type { Outcome } from './outcome';
import { remoteFolder, remoteFolders } from './workspace-remotes';

/** Checks the maps: each alone, against each other, and against what is online. */
export async function check(context: Context, asked: string[]): Promise<Outcome> {
  const folders =
    asked.length > 0
      ? asked.map((one) => remoteFolder(context.workspaceDir, one))
      : remoteFolders(context.workspaceDir);
  const online = await whatIsOnline(context);
  const remotes = folders.map((folder) => ({
    remote: basename(folder),
    faults: faultsOf(folder, context.contract, online),
  }));
  const isRight = remotes.every(({ faults }) => faults.length === 0);
  const scope = online
    ? `avec ce qui est en ligne (${context.url.origin})`
    : `dans ce dépôt seul : ${context.url.origin} ne répond pas, rien n’est comparé à ce qui est en ligne`;
  const text = [
    ...remotes.flatMap(({ remote, faults }) =>
      faults.length > 0
        ? [`${remote} :`, ...faults.map((fault) => `  ${fault}`)]
        : [`${remote} : bon`],
    ),
    `Vérifié ${scope}.`,
  ].join('\n');
  return { ending: isRight ? 'done' : 'refused', text, data: { online: online !== null, remotes } };
}

interface Online {
  registry: Registry;
  /** The server answers this only with a token. */
  shell?: CompositionReply['shell'];
}

/** Nothing when the server does not answer: a map can be checked offline. */
async function whatIsOnline(context: Context): Promise<Online | null> {
  const registry = await context.guest.registry().catch(() => null);
  if (!registry) return null;
  if (!context.hasToken) return { registry };
  return { registry, shell: (await context.as().composition()).shell };
}

function faultsOf(folder: string, contract: string, online: Online | null): string[] {
  let map: RemoteMap;
  try {
    map = readRemoteMap(folder);
  } catch (error) {
    if (error instanceof RefusedMap) return error.faults;
    throw error;
  }
  const others = online?.registry.remotes.filter(({ name }) => name !== map.name) ?? [];
  const own = collisions([map]);
  const told = collisionsWith(
    map,
    others.map(({ remote }) => remote),
  ).filter((fault) => !own.includes(fault));
  return [
    ...outside(map, contract, 'ce dépôt'),
    ...(online?.shell ? outside(map, online.shell.contract, 'le shell en ligne') : []),
    ...told.map((fault) => `En ligne : ${fault}`),
  ];
}

function outside({ contract }: RemoteMap, version: string, where: string): string[] {
  return satisfies(version, contract)
    ? []
    : [`contract : ${contract} est demandé, ${where} a ${version}.`];
}
