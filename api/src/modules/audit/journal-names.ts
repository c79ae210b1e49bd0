import type { DbOrTx } from '../../platform/db/open-database';
import {
  isTitled,
  journalRepository,
  type AuditRow,
  type TitledTarget,
} from './journal.repository';

interface Named {
  name: string;
  /** Whether the directory has a page of this person. */
  hasPage?: boolean;
}
/** Name of what an entry mentions, by kind and id. */
export type JournalNames = (kind: TitledTarget | 'person', id: number) => Named | undefined;

/** Reads the names that some entries need, one query per kind. Erased people have no name left. */
export async function journalNames(db: DbOrTx, rows: AuditRow[]): Promise<JournalNames> {
  const ids = new Map<TitledTarget | 'person', Set<number>>();
  const need = (kind: string, id: unknown) => {
    // Not of the journal itself, nor of a kind that a newer version wrote.
    if (typeof id !== 'number' || (kind !== 'person' && !isTitled(kind))) return;
    ids.set(kind, (ids.get(kind) ?? new Set()).add(id));
  };
  for (const { actorId, targetType, targetId, details } of rows) {
    need('person', actorId);
    need(targetType, targetId);
    for (const fields of [details, details['before'], details['after']]) {
      const { alumni_type_id, advantages, filter_person, filter_actor } = (fields ?? {}) as Record<
        string,
        unknown
      >;
      need('alumni_type', alumni_type_id);
      need('person', filter_person);
      need('person', filter_actor);
      for (const advantage of Array.isArray(advantages) ? advantages : []) {
        need('advantage', (advantage as { advantage_id?: unknown }).advantage_id);
      }
    }
  }
  const found = new Map<string, Named>();
  for (const [kind, some] of ids) {
    const keys = [...some];
    for (const { id, ...named } of await (kind === 'person'
      ? peopleNamed(db, keys)
      : journalRepository.titles(db, kind, keys))) {
      found.set(`${kind} ${id}`, named as Named);
    }
  }
  return (kind, id) => found.get(`${kind} ${id}`);
}

async function peopleNamed(db: DbOrTx, ids: number[]) {
  const rows = await journalRepository.people(db, ids);
  return rows.map(({ id, name, idProfil, anonymisedAt, deletionRequestedAt }) => ({
    id,
    name,
    hasPage: idProfil === 1 && !anonymisedAt && !deletionRequestedAt,
  }));
}
