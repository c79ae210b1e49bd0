// Plain JavaScript, because webpack reads it without a compiler; described in `collisions.d.ts`.

export const reservedPath =
  /^\/(api|auth|sanctum|remotes|assets|files|health|ready|metrics|_mail|embed\.js|registry\.json|robots\.txt|sitemap\.xml)(\/|$)/i;

export function collisions(maps) {
  return [...reserved(maps), ...crossings(maps), ...doubles(maps)];
}

export function collisionsWith(map, others) {
  const own = collisions([map]);
  const withOthers = others.flatMap((other) => {
    const before = new Set([...own, ...collisions([other])]);
    return collisions([other, map]).filter((sentence) => !before.has(sentence));
  });
  return [...new Set([...own, ...withOthers])];
}

function reserved(maps) {
  return addressesOf(maps)
    .filter(({ path }) => reservedPath.test(path))
    .map(({ map, path }) => `${map} : l'adresse ${path} est réservée au serveur.`);
}

function crossings(maps) {
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
function doubles(maps) {
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

function addressesOf(maps) {
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
function shapesOf(path) {
  const segments = path.normalize('NFC').toLowerCase().split('/').filter(Boolean);
  const whole = segments.map((segment) => (segment.includes(':') ? anything : segment));
  return segments.at(-1)?.endsWith('?') ? [whole, whole.slice(0, -1)] : [whole];
}

function meets(one, other) {
  const fits = (segment, index) =>
    segment === anything || other[index] === anything || segment === other[index];
  return one.length === other.length && one.every(fits);
}

const isSame = (one, other) => one.join('/') === other.join('/');
