import { cities } from '../../src/modules/alumni/cities';

/**
 * City of a person of the demo: half live in the first city of their country, one in seven gave none.
 * It depends on the id alone, so that the other facts are drawn as before.
 */
export function cityOf(country: string, id: number): string | null {
  const offered = cities[country] ?? [];
  if (id % 7 === 3) return null;
  return offered[id % 2 === 0 ? 0 : Math.floor(id / 2) % offered.length] ?? null;
}
