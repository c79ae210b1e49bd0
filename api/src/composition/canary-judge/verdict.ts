import { trialText, type TrialCount } from '@alumni/shared-contract';
import { proportionBounds } from './proportion-bounds';

/** What the judge does, and why, for the journal. */
export interface Verdict {
  action: 'promote' | 'rollback';
  reason: string;
}

/** No verdict before so many visits of the version on trial. */
export const fewestVisits = 50;
/** How many more visits may fail: a share of all. */
const allowance = 0.02;
/** Of one wrong verdict in a trial, over all four bounds. */
const risk = 0.05;

/**
 * Compares both versions. It ends the trial once the new one surely fails or lags more often, and
 * promotes it once it surely fails at most 2 % more often. When the time is over, the observed shares
 * decide.
 * @returns null: more visits are needed
 */
export function verdictOf(live: TrialCount, canary: TrialCount, isOver: boolean): Verdict | null {
  const numbers = `${trialText(canary)} à l'essai, ${trialText(live)} en ligne`;
  if (canary.visits < fewestVisits) {
    const reason = `trop peu de visites : ${numbers}`;
    return isOver ? { action: 'rollback', reason } : null;
  }
  const failures = [bounds(canary, 'failed'), bounds(live, 'failed')] as const;
  const lags = [bounds(canary, 'slow'), bounds(live, 'slow')] as const;
  const isWorse = ([now, before]: typeof failures) => now.low > before.high;
  if (isWorse(failures)) return { action: 'rollback', reason: `plus de pannes : ${numbers}` };
  if (isWorse(lags)) return { action: 'rollback', reason: `plus lente : ${numbers}` };
  const isAsGood = failures[0].high - failures[1].low <= allowance;
  if (isAsGood) return { action: 'promote', reason: `pas plus de pannes : ${numbers}` };
  if (!isOver) return null;
  const isObservedAsGood = share(canary, 'failed') - share(live, 'failed') <= allowance;
  return isObservedAsGood
    ? { action: 'promote', reason: `fin de l'essai sans panne de plus : ${numbers}` }
    : { action: 'rollback', reason: `fin de l'essai, plus de pannes : ${numbers}` };
}

type Kind = 'failed' | 'slow';
const bounds = (count: TrialCount, kind: Kind) =>
  proportionBounds(count[kind], count.visits, risk / 4);
const share = (count: TrialCount, kind: Kind) => count[kind] / Math.max(1, count.visits);
