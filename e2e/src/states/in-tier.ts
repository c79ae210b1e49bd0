import type { ScreenState } from './open-state';

/**
 * States to check in this tier: all of them in the full one, otherwise the first of each screen and
 * of each way to get there (what the person does, which kind of answer is faked).
 */
export function inTier(states: ScreenState[]): ScreenState[] {
  if (process.env.TEST_TIER === 'full') return states;
  const seen = new Set<string>();
  return states.filter((state) => {
    const traits = [String(state.h1), ...waysTo(state)];
    const isNew = traits.some((trait) => !seen.has(trait));
    for (const trait of traits) seen.add(trait);
    return isNew;
  });
}

function waysTo({ act, faults = [] }: ScreenState): string[] {
  const kinds = faults.map(([, fault]) => (typeof fault === 'string' ? fault : 'json'));
  return act && kinds.length === 0 ? ['act'] : kinds;
}
