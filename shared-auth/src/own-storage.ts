const prefix = 'own.';

interface StoredEntry<Value> {
  until: number;
  value: Value;
}

/**
 * Keeps a value of the signed-in person in localStorage, across tabs and an expired session. It is
 * deleted at logout, because computers are shared, and when it expires.
 * @param key name of the value
 * @param value anything that JSON can hold
 * @param days lifetime
 */
export function keepOwn(key: string, value: unknown, days: number): void {
  const kept: StoredEntry<unknown> = { until: Date.now() + days * 86_400_000, value };
  try {
    localStorage.setItem(prefix + key, JSON.stringify(kept));
  } catch {
    // Storage is full or disabled: the value is lost, nothing else.
  }
}

/**
 * @param key name of the value
 * @returns the stored value; undefined when there is none, or when it expired
 */
export function readOwn<Value>(key: string): Value | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(prefix + key) ?? '') as StoredEntry<Value>;
    return kept.until > Date.now() ? kept.value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Deletes one stored value; no error when there is none.
 * @param key as given to `keepOwn`
 */
export function dropOwn(key: string): void {
  try {
    localStorage.removeItem(prefix + key);
  } catch {
    // Storage is disabled.
  }
}

/** Deletes every value that `keepOwn` stored. Called at logout. */
export function dropAllOwn(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix)) localStorage.removeItem(key);
    }
  } catch {
    // Storage is disabled.
  }
}
