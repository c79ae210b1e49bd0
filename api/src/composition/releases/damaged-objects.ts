import { reasonOf } from '@alumni/federation-registry';

/** The bucket's object is not the release it is named after. */
export class DamagedRelease extends Error {
  constructor(
    readonly remote: string,
    readonly version: string,
    cause: unknown,
  ) {
    super(`l'objet de ${remote} ${version} est abîmé : ${reasonOf(cause)}`, { cause });
  }
}

/** How long a damaged object is not fetched again. */
const quietMs = 30_000;

/** Damaged objects of the bucket, and a callback for each. */
export function damagedObjects() {
  const found = new Map<string, DamagedRelease>();
  const listeners: ((damage: DamagedRelease) => void)[] = [];
  const keyOf = (remote: string, version: string) => `${remote}/${version}`;
  return {
    onDamage: (listener: (damage: DamagedRelease) => void) => void listeners.push(listener),
    known: (remote: string, version: string) => found.get(keyOf(remote, version)),
    forget: (remote: string, version: string) => void found.delete(keyOf(remote, version)),
    remember(damage: DamagedRelease): DamagedRelease {
      const key = keyOf(damage.remote, damage.version);
      found.set(key, damage);
      setTimeout(() => found.delete(key), quietMs).unref();
      for (const listener of listeners) listener(damage);
      return damage;
    },
  };
}
