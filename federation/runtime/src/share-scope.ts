import { provided } from './provided-modules';

/** A module that the host provides to remotes. */
export interface ProvidedShare {
  /** `react` or `antd/es/button` */
  key: string;
  version: string;
  /** Remotes that took it on this page. */
  usedBy: string[];
}

/** A shared module as containers take it. */
interface Share {
  /** Name of the host, which an error of versions tells. */
  from: string;
  get: () => Promise<() => unknown>;
  /** Entries built by federation-build before 1.10.0 write their names here. */
  useIn: string[];
}

/** Share key → version → module. */
export type ShareScope = Record<string, Record<string, Share>>;

const users = new Map<string, Set<string>>();

/**
 * The modules of the host, for one remote: what a remote adds to its scope reaches no other.
 * @param host name of the host
 * @param remote name of the remote
 */
export function shareScopeFor(host: string, remote: string): ShareScope {
  const get = async (key: string, load: () => Promise<unknown>) => {
    const module = await load();
    users.set(key, (users.get(key) ?? new Set()).add(remote));
    return () => module;
  };
  return Object.fromEntries(
    provided.map(([key, version, load]) => [
      key,
      { [version]: { from: host, get: () => get(key, load), useIn: [] } },
    ]),
  );
}

/** All shared modules of the host, in order of their keys. */
export function providedShares(): ProvidedShare[] {
  return provided
    .map(([key, version]) => ({ key, version, usedBy: [...(users.get(key) ?? [])] }))
    .sort((one, other) => one.key.localeCompare(other.key));
}
