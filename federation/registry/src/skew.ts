import type { Skew } from '@alumni/shared-contract';
import { satisfies } from 'semver';

/**
 * What a release asks of the shell and does not get: such a screen would not come.
 * @param requires share key → range, of a release
 * @param provides share key → version, of the shell
 */
export function skewOf(requires: Record<string, string>, provides: Record<string, string>): Skew[] {
  return Object.entries(requires).flatMap(([key, required]) => {
    const provided = provides[key] ?? null;
    return provided !== null && satisfies(provided, required) ? [] : [{ key, required, provided }];
  });
}

/** Whether a shell with this version of the shared contract is one that a remote was written for. */
export function admitsContract(range: string, contract: string): boolean {
  return satisfies(contract, range);
}
