import type { Release, Skew } from '@alumni/shared-contract';
import { satisfies } from 'semver';
import type { ShellRelease } from './shell-release';

/** What a release takes from the shell. */
export type Taken = Pick<Release, 'requires' | 'uses'>;
/** What a shell provides to releases. */
export type Provided = Pick<ShellRelease, 'provides' | 'exports'>;

/**
 * Shares that a release requires and the shell does not provide, whole or in part: its screens
 * would not load.
 */
export function skewOf({ requires, uses }: Taken, { provides, exports }: Provided): Skew[] {
  return Object.entries(requires).flatMap(([key, required]) => {
    const provided = provides[key] ?? null;
    const names = exports[key];
    const missing = names ? (uses[key] ?? []).filter((name) => !names.includes(name)) : [];
    const isMet = provided !== null && satisfies(provided, required) && missing.length === 0;
    return isMet ? [] : [{ key, required, provided, missing }];
  });
}

/** What a release requires in vain, in French: `swr ^2.0.0, que la coquille ne fournit pas`. */
export function skewText({ key, required, provided, missing }: Skew): string {
  if (missing.length > 0)
    return `${missing.join(', ')} de ${key}, que la coquille (${provided ?? 'rien'}) n'a pas`;
  if (provided === null) return `${key} ${required}, que la coquille ne fournit pas`;
  return `${key} ${required}, la coquille fournit ${provided}`;
}

/** Whether a remote supports a shell with this version of the shared contract. */
export function admitsContract(range: string, contract: string): boolean {
  return satisfies(contract, range);
}
