import { basename, join } from 'node:path';
import type { CompositionReply, Registry, Release, RemoteMap } from '@alumni/shared-contract';
import { satisfies } from 'semver';
import { readRemoteMap, RefusedMap } from '@alumni/federation-registry/remote-map';
import {
  collisions,
  collisionsWith,
  lostLinks,
  lostParcels,
  readRelease,
  skewOf,
  skewText,
  sidesOf,
} from '@alumni/federation-registry';
import type { Context } from './context';
import { lowerRanges } from './lower-ranges';
import type { Outcome } from './outcome';
import { remoteFolder, remoteFolders } from './workspace-remotes';

/**
 * Checks the maps: each alone, against each other, and against what is online; and what each build
 * takes from the live shell.
 */
export async function check(context: Context, asked: string[]): Promise<Outcome> {
  const folders =
    asked.length > 0
      ? asked.map((one) => remoteFolder(context.workspaceDir, one))
      : remoteFolders(context.workspaceDir);
  const online = await whatIsOnline(context);
  const remotes = await Promise.all(folders.map((folder) => checked(folder, context, online)));
  const isRight = remotes.every(({ faults }) => faults.length === 0);
  const scope = online
    ? `avec ce qui est en ligne (${context.url.origin})`
    : `dans ce dépôt seul : ${context.url.origin} ne répond pas, rien n’est comparé à ce qui est en ligne`;
  const text = [
    ...remotes.flatMap(({ remote, faults, notes }) => [
      faults.length > 0 ? `${remote} :` : `${remote} : bon`,
      ...[...faults, ...notes].map((line) => `  ${line}`),
    ]),
    `Vérifié ${scope}.`,
  ].join('\n');
  return { ending: isRight ? 'done' : 'refused', text, data: { online: online !== null, remotes } };
}

async function checked(folder: string, context: Context, online: Online | null) {
  const release = await readRelease(join(folder, 'dist')).catch(() => null);
  return {
    remote: basename(folder),
    faults: [
      ...faultsOf(folder, context.contract, online),
      ...skewsOf(release, online),
      ...lostLinksOf(release, online),
    ],
    notes: [
      ...(release ? lowerRanges(release) : []),
      ...missingSides(release, online),
      ...withdrawn(release, online),
      ...notCompared(release, online),
    ],
  };
}

interface Online {
  registry: Registry;
  /** The server answers these only with a token. */
  shell?: CompositionReply['shell'];
  remotes?: CompositionReply['remotes'];
}

/** Nothing when the server does not answer: a map can be checked offline. */
async function whatIsOnline(context: Context): Promise<Online | null> {
  const registry = await context.guest.registry().catch(() => null);
  if (!registry) return null;
  if (!context.hasToken) return { registry };
  const { shell, remotes } = await context.as().composition();
  return { registry, shell, remotes };
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

/** What the build takes and the live shell does not provide: it could not be promoted. */
function skewsOf(release: Release | null, online: Online | null): string[] {
  if (!release || !online?.shell) return [];
  return skewOf(release, online.shell).map((skew) => `En ligne : demande ${skewText(skew)}.`);
}

/**
 * Slots and events that the build no longer offers and that another remote uses: it could not be
 * promoted.
 */
function lostLinksOf(release: Release | null, online: Online | null): string[] {
  if (!release || !online?.remotes) return [];
  const own = online.remotes.find(({ name }) => name === release.name) ?? null;
  const others = online.remotes.filter(({ name }) => name !== release.name);
  return lostLinks(own, sidesOf(release), others).map((fault) => `En ligne : ${fault}.`);
}

/** A part that no screen shows, an event that nobody publishes: no fault, they may come later. */
function missingSides(release: Release | null, online: Online | null): string[] {
  if (!release || !online?.remotes) return [];
  const { offers, fills, publishes, listens } = sidesOf(release);
  const others = online.remotes.filter(({ name }) => name !== release.name);
  const drawn = [...offers, ...others.flatMap((one) => one.offers)];
  const published = [...publishes, ...others.flatMap((one) => one.publishes)];
  return [
    ...fills
      .filter((slot) => !drawn.includes(slot))
      .map((slot) => `Remplit ${slot}, que personne ne dessine en ligne.`),
    ...listens
      .filter((event) => !published.includes(event))
      .map((event) => `Écoute ${event}, que personne n'annonce en ligne.`),
  ];
}

/** No fault: a team may give up a parcel, when it says so. */
function withdrawn(release: Release | null, online: Online | null): string[] {
  if (!release || !online?.remotes) return [];
  const own = online.remotes.find(({ name }) => name === release.name) ?? null;
  return lostParcels(own, sidesOf(release)).map(
    (parcel) => `N'a plus ${parcel} : mf promote demandera --withdraw ${parcel}.`,
  );
}

function notCompared(release: Release | null, online: Online | null): string[] {
  if (!online) return [];
  if (!release) return ['Pas construit : ce qu’il prend de la coquille n’est pas comparé.'];
  return online.shell ? [] : ['Sans jeton : ce qu’il prend de la coquille n’est pas comparé.'];
}

function outside({ contract }: RemoteMap, version: string, where: string): string[] {
  return satisfies(version, contract)
    ? []
    : [`contract : ${contract} est demandé, ${where} a ${version}.`];
}
