import type { Release } from '@alumni/shared-contract';

/** What a remote has in common with others: slots, events and parcels. */
export interface RemoteSides {
  name: string;
  /** Slots that its screens draw. */
  offers: string[];
  /** Slots that it fills. */
  fills: string[];
  /** Events that it publishes. */
  publishes: string[];
  /** Events that it listens to. */
  listens: string[];
  /** What pages of other sites can show. */
  parcels: string[];
}

/** What a release offers and uses. */
export function sidesOf({
  name,
  offers,
  publishes,
  listens,
  remote,
}: Pick<Release, 'name' | 'offers' | 'publishes' | 'listens' | 'remote'>): RemoteSides {
  return {
    name,
    offers,
    publishes,
    listens,
    fills: [...new Set(remote.slots.map(({ slot }) => slot))],
    parcels: remote.parcels.map(({ name: parcel }) => parcel),
  };
}

/**
 * Parcels that a new version no longer has. Pages of other sites may show them, and nobody knows which
 * sites.
 * @param before the live version, null without one
 * @returns their names
 */
export function lostParcels(
  before: Pick<RemoteSides, 'parcels'> | null,
  after: Pick<RemoteSides, 'parcels'>,
): string[] {
  return (before?.parcels ?? []).filter((name) => !after.parcels.includes(name));
}

/**
 * Slots and events that a new version no longer offers although another live remote uses them: a part
 * would disappear from the page, or a list stay old, without a fault.
 * @param before the live version, null without one
 * @param others of the other live remotes
 * @returns a French message for each
 */
export function lostLinks(
  before: RemoteSides | null,
  after: RemoteSides,
  others: RemoteSides[],
): string[] {
  return kinds.flatMap(({ given, used, gone }) =>
    (before?.[given] ?? [])
      .filter((name) => ![after, ...others].some((one) => one[given].includes(name)))
      .flatMap((name) => {
        const users = others.filter((one) => one[used].includes(name)).map((one) => one.name);
        return users.length > 0 ? [gone(name, users.join(', '))] : [];
      }),
  );
}

const kinds = [
  {
    ...({ given: 'offers', used: 'fills' } as const),
    gone: (slot: string, users: string) => `elle n'offre plus ${slot}, que remplit ${users}`,
  },
  {
    ...({ given: 'publishes', used: 'listens' } as const),
    gone: (event: string, users: string) => `elle n'annonce plus ${event}, qu'écoute ${users}`,
  },
];
