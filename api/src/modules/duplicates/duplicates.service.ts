import type { DistinctInput, DuplicatesQuery } from '@alumni/shared-contract';
import type { z } from 'zod';
import type { Viewer } from '../../http/viewer';
import type { AppContext } from '../../platform/context';
import { takeTurns } from '../../platform/db/take-turns';
import { ApiError } from '../../platform/errors';
import { pagination } from '../../http/paging';
import { lockAlumnus } from '../alumni/approve.service';
import { recordAudit } from '../audit/audit.repository';
import { duplicatesKind } from './duplicates-job';
import { presentPair, presentSearch } from './duplicates.presenter';
import { duplicatesRepository as repository, type PairRow } from './duplicates.repository';

/** Starts a search for pairs, unless one is under way. */
export async function startSearch({ db, jobs }: AppContext, viewer: Viewer): Promise<void> {
  await db.transaction(async (tx) => {
    await takeTurns(tx, 'duplicates', 0);
    const last = await repository.lastSearch(tx);
    if (last?.state === 'waiting' || last?.state === 'running') return;
    await jobs.add(tx, duplicatesKind, viewer.id, {});
  });
  jobs.wake();
}

/** A page of the pairs that the last search found, or the pair that staff chose. */
export async function listPairs(
  { config, db }: AppContext,
  { page, one, other }: z.output<typeof DuplicatesQuery>,
) {
  const size = config.ROWS_PER_PAGE;
  const search = await repository.lastSearch(db);
  const chosen = one !== undefined && other !== undefined;
  const found = chosen ? undefined : await repository.lastResult(db);
  const total = chosen ? 1 : found ? await repository.count(db, found.id) : 0;
  const rows = chosen
    ? [{ one, other, reasons: [] }]
    : found
      ? await repository.page(db, found.id, page, size)
      : [];
  return {
    ...pagination(page, size, total),
    data: await pairsOf(db, rows),
    search: search ? presentSearch(search, found) : null,
  };
}

/** @throws ApiError `not_found` when one of them is not there any more */
async function pairsOf(db: AppContext['db'], rows: PairRow[]) {
  const ids = rows.flatMap(({ one, other }) => [one, other]);
  const people = new Map((await repository.people(db, ids)).map((row) => [row.person.id, row]));
  return rows.map(({ one, other, reasons }) => {
    const [first, second] = [people.get(one), people.get(other)];
    if (!first || !second) throw new ApiError('not_found');
    return presentPair([first, second], reasons);
  });
}

/** Keeps two people apart in later searches, or ends that. */
export async function setDistinct(
  { db }: AppContext,
  viewer: Viewer,
  { one, other, distinct }: z.output<typeof DistinctInput>,
): Promise<void> {
  const pair: [number, number] = [Math.min(one, other), Math.max(one, other)];
  await db.transaction(async (tx) => {
    for (const id of pair) await lockAlumnus(tx, id);
    const hasChanged = distinct
      ? await repository.setDistinct(tx, pair, viewer.id)
      : await repository.setNotDistinct(tx, pair);
    if (!hasChanged) return;
    await recordAudit(tx, viewer, {
      action: distinct ? 'alumnus.distinct' : 'alumnus.not_distinct',
      targetType: 'person',
      targetId: one,
      details: { other },
    });
  });
}
