import type { MenuEntry, ParcelEntry, RouteEntry } from '@alumni/shared-contract';

/** What a map reserves: a remote.json, or the shell's own map. */
interface Claims {
  name: string;
  routes: Pick<RouteEntry, 'name' | 'path' | 'aliases'>[];
  menus?: Pick<MenuEntry, 'slot' | 'order' | 'label'>[];
  parcels?: Pick<ParcelEntry, 'name'>[];
}

/** Paths reserved by the server: they are never a page. */
export const reservedPath: RegExp;

/**
 * What two maps both reserve, or one map reserves twice: addresses, route names, menu places,
 * parcel names. Within one map `/a/add` and `/a/:id` are allowed, and the first has priority;
 * between two maps they would take an address from another team.
 * @returns a French message for each, naming both sides; empty without collisions
 */
export function collisions(maps: Claims[]): string[];

/**
 * Collisions of one map with the others, and within itself. Collisions among the others are
 * ignored, and two versions of one remote do not collide.
 * @returns messages as from `collisions`, each once
 */
export function collisionsWith(map: Claims, others: Claims[]): string[];
