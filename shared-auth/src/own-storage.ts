const prefix = 'own.';

interface Kept<Value> {
  until: number;
  value: Value;
}

/**
 * What this browser keeps for a person across tabs and a lost session. It goes when they log out,
 * for computers are shared, and when its time is over.
 * @param days how long it is worth keeping
 */
export function keepOwn(key: string, value: unknown, days: number): void {
  const kept: Kept<unknown> = { until: Date.now() + days * 86_400_000, value };
  try {
    localStorage.setItem(prefix + key, JSON.stringify(kept));
  } catch {
    // Storage that is full or switched off costs what was kept, nothing else.
  }
}

/** What was kept under that key, as long as its time lasts. */
export function readOwn<Value>(key: string): Value | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(prefix + key) ?? '') as Kept<Value>;
    return kept.until > Date.now() ? kept.value : undefined;
  } catch {
    return undefined;
  }
}

export function dropOwn(key: string): void {
  try {
    localStorage.removeItem(prefix + key);
  } catch {
    // Nothing could be kept either.
  }
}

/** At logout. */
export function dropAllOwn(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix)) localStorage.removeItem(key);
    }
  } catch {
    // Nothing could be kept either.
  }
}
