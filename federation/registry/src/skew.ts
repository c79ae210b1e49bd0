import type { Skew } from '@alumni/shared-contract';
import { satisfies } from 'semver';

/**
 * Shares that a release requires and the shell does not provide: its screens would not load.
 * @param requires share key → range, of a release
 * @param provides share key → version, of the shell
 */
export function skewOf(requires: Record<string, string>, provides: Record<string, string>): Skew[] {
  return Object.entries(requires).flatMap(([key, required]) => {
    const provided = provides[key] ?? null;
    return provided !== null && satisfies(provided, required) ? [] : [{ key, required, provided }];
  });
}

/** Whether a remote supports a shell with this version of the shared contract. */
export function admitsContract(range: string, contract: string): boolean {
  return satisfies(contract, range);
}
