import type { LiveRemote } from './releases.repository';

/** Without a trial. */
export const noCanary = { canaryVersion: null, canaryPercent: null, canaryJudgedUntil: null };

/** Whether a judge decides about the version on trial. An older server leaves its time behind. */
export const isJudged = ({ canaryVersion, canaryJudgedUntil }: LiveRemote): boolean =>
  canaryVersion !== null && canaryJudgedUntil !== null;

/** A remote of which no version was live so far. */
export const firstOf = (name: string): Omit<LiveRemote, 'version'> => ({
  name,
  previous: null,
  ...noCanary,
  state: 'on',
  changedBy: name,
  changedAt: new Date(),
});
