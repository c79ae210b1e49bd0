import { packageOf } from '@alumni/federation-registry/package-of';
import type { Release } from '@alumni/shared-contract';
import { lt, minVersion } from 'semver';

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
    return [`Demande ${packageOf(key)} ${range}, et a été construit avec ${built}.`];
  });
  return [...new Set(lines)];
}
