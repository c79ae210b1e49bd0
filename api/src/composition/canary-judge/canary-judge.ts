import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '../../platform/errors';
import { promote, rollBack } from '../releases/promote.service';
import type { Releases } from '../releases/releases';
import { isJudged } from '../releases/live-remote';
import { trialRepository } from './trial.repository';
import { verdictOf } from './verdict';

/** Author of its journal entries. */
const judge = 'juge';

/**
 * Looks at each judged trial and decides when it can. Several processes may do so at once: the
 * registry takes one change per revision.
 */
export async function judgeTrials(releases: Releases, now = new Date()): Promise<void> {
  const { db, composition } = releases;
  for (const { name } of (await composition.snapshot()).live) {
    // The registry changes with each verdict.
    const { live, revision } = await composition.snapshot();
    const row = live.find((one) => one.name === name);
    if (!row?.canaryVersion || !row.canaryJudgedUntil || !isJudged(row)) continue;
    const verdict = verdictOf(
      await trialRepository.of(db, name, row.version),
      await trialRepository.of(db, name, row.canaryVersion),
      row.canaryJudgedUntil <= now,
    );
    if (!verdict) continue;
    const by = { by: judge, reason: verdict.reason };
    const version = row.canaryVersion;
    const decided =
      verdict.action === 'promote'
        ? promote(releases, name, { revision, version, withdraw: [] }, by)
        : rollBack(releases, name, revision, by);
    await decided.catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      // Somebody was faster: the next look sees what is so then.
      if (error.id === 'conflict') return undefined;
      return rollBack(releases, name, revision, { by: judge, reason: error.message });
    });
  }
}

/** Looks every `seconds` until `stop`. */
export function startJudge(
  releases: Releases,
  seconds: number,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  const ended = new AbortController();
  const looking = (async () => {
    while (!ended.signal.aborted) {
      await pause(seconds * 1000, undefined, { signal: ended.signal, ref: false }).catch(
        () => undefined,
      );
      if (!ended.signal.aborted) await judgeTrials(releases).catch(onError);
    }
  })();
  return {
    async stop() {
      ended.abort();
      await looking;
    },
  };
}
