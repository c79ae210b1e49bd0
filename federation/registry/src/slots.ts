import type { Release } from '@alumni/shared-contract';

/** Remotes and slots: who draws them, who fills them. */
export interface SlotSides {
  name: string;
  /** Slots that its screens draw. */
  offers: string[];
  /** Slots that it fills. */
  fills: string[];
}

/** What a release offers and fills. */
export function slotSides({
  name,
  offers,
  remote,
}: Pick<Release, 'name' | 'offers' | 'remote'>): SlotSides {
  return { name, offers, fills: [...new Set(remote.slots.map(({ slot }) => slot))] };
}

/**
 * Slots that a new version no longer draws although another live remote fills them: that part would
 * disappear from the page without a fault.
 * @param before the live version, null without one
 * @param others of the other live remotes
 * @returns a French message for each
 */
export function lostSlots(
  before: SlotSides | null,
  after: SlotSides,
  others: SlotSides[],
): string[] {
  const gone = (before?.offers ?? []).filter((slot) => !after.offers.includes(slot));
  return gone
    .filter((slot) => !others.some(({ offers }) => offers.includes(slot)))
    .flatMap((slot) => {
      const users = others.filter(({ fills }) => fills.includes(slot)).map(({ name }) => name);
      return users.length > 0 ? [`elle n'offre plus ${slot}, que remplit ${users.join(', ')}`] : [];
    });
}
