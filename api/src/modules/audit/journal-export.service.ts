import type { JournalFiltersQuery } from '@alumni/shared-contract';
import type { AppContext } from '../../platform/context';
import { byteOrderMark, csvLines, type CsvCell } from '../../platform/csv';
import type { Viewer } from '../../http/viewer';
import { recordAudit } from './audit.repository';
import { journalNames } from './journal-names';
import { momentText, presentEntry } from './journal.presenter';
import { journalRepository } from './journal.repository';

const batchSize = 500;
const heads = [
  'Numéro',
  'Date',
  'Auteur',
  'Action',
  'Objet',
  'Concerne',
  'Champ',
  'Avant',
  'Après',
];

/**
 * The journal as CSV, one line per changed field, at most JOURNAL_EXPORT_ENTRIES entries. The
 * export is an entry itself, written first, and not part of the file.
 * @returns the file, piece by piece: it is never whole in memory
 */
export async function exportJournal(
  { config, db }: AppContext,
  viewer: Viewer,
  filters: JournalFiltersQuery,
): Promise<AsyncGenerator<string>> {
  const until = (await journalRepository.newest(db)) ?? 0;
  const selection = { viewer, filters, until };
  const total = until > 0 ? await journalRepository.count(db, selection) : 0;
  const limit = config.JOURNAL_EXPORT_ENTRIES;
  await recordAudit(db, viewer, {
    action: 'journal.export',
    targetType: 'journal',
    targetId: null,
    details: { entries: Math.min(total, limit), ...recordedFilters(filters) },
  });

  async function* lines() {
    yield byteOrderMark + csv([heads]);
    let [below, left] = [until, Math.min(total, limit)];
    while (left > 0) {
      const size = Math.min(batchSize, left);
      const rows = await journalRepository.page(db, { ...selection, until: below }, size);
      const last = rows.at(-1);
      if (!last) return;
      const names = await journalNames(db, rows);
      yield csv(rows.flatMap((row) => recordsOf(presentEntry(row, names))));
      left -= rows.length;
      below = last.id - 1;
      if (below === 0) return;
    }
    if (total > limit) {
      yield csv([[`Fichier limité aux ${limit} entrées les plus récentes, sur ${total}.`]]);
    }
  }
  return lines();
}

/** Without the name that was searched: the journal masks people by their id. */
function recordedFilters({ person, actor, action, search, from, to }: JournalFiltersQuery) {
  return {
    ...(person && { filter_person: person }),
    ...(actor && { filter_actor: actor }),
    ...(action && { filter_action: action }),
    ...(search && { filter_search: 1 }),
    ...(from && { filter_from: from }),
    ...(to && { filter_to: to }),
  };
}

function recordsOf(entry: ReturnType<typeof presentEntry>): CsvCell[][] {
  const { id, created_at, actor, action, subject } = entry;
  const facts = [id, momentText(created_at), actor?.name, action, subject.kind, subject.name];
  if (entry.changes.length === 0) return [facts];
  return entry.changes.map(({ label, before, after }) => [...facts, label, before, after]);
}

/** Each line has all columns. */
const csv = (records: CsvCell[][]) =>
  csvLines(
    records.map((record) => [...record, ...Array<null>(heads.length - record.length).fill(null)]),
  );
