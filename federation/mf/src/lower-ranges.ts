import type { Release } from '@alumni/shared-contract';
import { minVersion, lt } from 'semver';

/**
 * Says which ranges of a release admit older versions than the one that it was built with: nothing
 * proves that it works with those.
 * @returns a French line per package
 */
export function lowerRanges({ requires, builtWith }: Release): string[] {
  const lines = Object.entries(builtWith).flatMap(([key, built]) => {
    const range = requires[key];
    const lowest = range === undefined ? null : minVersion(range);
    if (!lowest || !lt(lowest, built)) return [];
    const name = key
      .split('/')
      .slice(0, key.startsWith('@') ? 2 : 1)
      .join('/');
    return [`Demande ${name} ${range}, et a été construit avec ${built}.`];
  });
  return [...new Set(lines)];
}
