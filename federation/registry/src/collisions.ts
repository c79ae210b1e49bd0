import type { MenuEntry, ParcelEntry, RouteEntry } from '@alumni/shared-contract';

/** What a map reserves: a remote.json, or the shell's own map. */
export interface Claims {
  name: string;
  routes: Pick<RouteEntry, 'name' | 'path' | 'aliases'>[];
  menus?: Pick<MenuEntry, 'slot' | 'order' | 'label'>[];
  parcels?: Pick<ParcelEntry, 'name'>[];
}

/** Paths reserved by the server: they are never a page. */
export const reservedPath =
  /^\/(api|auth|sanctum|remotes|assets|files|health|ready|metrics|_mail|embed\.js|registry\.json|robots\.txt|sitemap\.xml)(\/|$)/i;

/**
 * What two maps both reserve, or one map reserves twice: addresses, route names, menu places,
 * parcel names. Within one map `/a/add` and `/a/:id` are allowed, and the first has priority;
 * between two maps they would take an address from another team.
 * @returns a French message for each, naming both sides; empty without collisions
 */
export function collisions(maps: Claims[]): string[] {
  return [...reserved(maps), ...crossings(maps), ...doubles(maps)];
}

/**
 * Collisions of one map with the others, and within itself. Collisions among the others are
 * ignored, and two versions of one remote do not collide.
 * @returns messages as from `collisions`, each once
 */
export function collisionsWith(map: Claims, others: Claims[]): string[] {
  const own = collisions([map]);
  const withOthers = others.flatMap((other) => {
    const before = new Set([...own, ...collisions([other])]);
    return collisions([other, map]).filter((sentence) => !before.has(sentence));
  });
  return [...new Set([...own, ...withOthers])];
}

function reserved(maps: Claims[]): string[] {
  return addressesOf(maps)
    .filter(({ path }) => reservedPath.test(path))
    .map(({ map, path }) => `${map} : l'adresse ${path} est réservée au serveur.`);
}

function crossings(maps: Claims[]): string[] {
  const all = addressesOf(maps);
  return all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((other) => {
      const isSameMap = one.map === other.map;
      const crosses = one.shapes.some((shape) =>
        other.shapes.some((beside) => (isSameMap ? isSame(shape, beside) : meets(shape, beside))),
      );
      if (!crosses) return [];
      return [
        `L'adresse ${one.path} (${one.map}, route ${one.route}) et l'adresse ${other.path} ` +
          `(${other.map}, route ${other.route}) se recouvrent.`,
      ];
    }),
  );
}

/** What may be reserved once, as a message names it. */
function doubles(maps: Claims[]): string[] {
  const taken = maps.flatMap(({ name: map, routes, menus = [], parcels = [] }) => [
    ...routes.map(({ name }) => ({ map, what: `Le nom de route ${name}` })),
    ...menus.map(({ slot, order }) => ({ map, what: `La place ${order} du menu ${slot}` })),
    ...parcels.map(({ name }) => ({ map, what: `Le nom de module à intégrer ${name}` })),
  ]);
  return taken.flatMap(({ map, what }, index) => {
    const earlier = taken.slice(0, index).find((other) => other.what === what);
    return earlier ? [`${what} : pris deux fois, par ${earlier.map} et ${map}.`] : [];
  });
}

function addressesOf(maps: Claims[]) {
  return maps.flatMap(({ name: map, routes }) =>
    routes.flatMap(({ name: route, path, aliases = [] }) =>
      [path, ...aliases].map((address) => ({
        map,
        route,
        path: address,
        shapes: shapesOf(address),
      })),
    ),
  );
}

const anything = ':';

/** Compares segment by segment, as routers do; with and without an optional parameter. */
function shapesOf(path: string): string[][] {
  const segments = path.normalize('NFC').toLowerCase().split('/').filter(Boolean);
  const whole = segments.map((segment) => (segment.includes(':') ? anything : segment));
  return segments.at(-1)?.endsWith('?') ? [whole, whole.slice(0, -1)] : [whole];
}

function meets(one: string[], other: string[]): boolean {
  const fits = (segment: string, index: number) =>
    segment === anything || other[index] === anything || segment === other[index];
  return one.length === other.length && one.every(fits);
}

const isSame = (one: string[], other: string[]) => one.join('/') === other.join('/');
