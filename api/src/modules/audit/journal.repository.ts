import { Profile, type JournalFiltersQuery } from '@alumni/shared-contract';
import { and, asc, desc, eq, gte, inArray, isNotNull, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { DbOrTx } from '../../platform/db/open-database';
import {
  advantages,
  alumniCategories,
  alumniTypes,
  auditEntries,
  imports,
  joinRequests,
  news,
  opportunities,
  people,
  slides,
} from '../../platform/db/schema';
import type { Viewer } from '../../http/viewer';
import { nameMatches } from '../alumni/search-words';
import type { AuditTarget } from './audit-labels';

export type AuditRow = typeof auditEntries.$inferSelect;
/** Filters, the viewer who asks, and the newest entry to count. */
export interface JournalSelection {
  viewer: Viewer;
  filters: JournalFiltersQuery;
  until?: number | undefined;
}

const isAboutPerson = eq(auditEntries.targetType, 'person');
/** The predicate of the index `audit_entries_administrators`. */
const wasAdministrator = sql`target_type = 'person' AND (details @> '{"before": {"id_profil": 2}}' OR details @> '{"after": {"id_profil": 2}}')`;

/** Rule 3: an accountant does not handle administrators, so reads nothing about them either. */
function readableBy({ idProfil }: Viewer): SQL | undefined {
  if (idProfil === Profile.administrator) return undefined;
  return sql`NOT (${isAboutPerson} AND ${auditEntries.targetId} IN (
    SELECT id FROM ${people} WHERE id_profil = 2
    UNION SELECT target_id FROM ${auditEntries} WHERE ${wasAdministrator}))`;
}

function matching({ viewer, filters, until }: JournalSelection): SQL | undefined {
  const { person, actor, action, search = '', from, to } = filters;
  return and(
    readableBy(viewer),
    until ? lte(auditEntries.id, until) : undefined,
    person ? and(isAboutPerson, eq(auditEntries.targetId, person)) : undefined,
    actor ? eq(auditEntries.actorId, actor) : undefined,
    action ? eq(auditEntries.action, action) : undefined,
    search.trim()
      ? and(
          isAboutPerson,
          sql`${auditEntries.targetId} IN (SELECT id FROM ${people} WHERE ${nameMatches(search) ?? sql`false`})`,
        )
      : undefined,
    from ? gte(auditEntries.createdAt, sql`${from}::date AT TIME ZONE 'UTC'`) : undefined,
    to ? lt(auditEntries.createdAt, sql`(${to}::date + 1) AT TIME ZONE 'UTC'`) : undefined,
  );
}

const fullName = sql<string>`${people.nom} || ' ' || ${people.prenoms}`;

export const journalRepository = {
  /** Id of the latest entry. */
  async newest(db: DbOrTx): Promise<number | undefined> {
    const [row] = await db
      .select({ id: auditEntries.id })
      .from(auditEntries)
      .orderBy(desc(auditEntries.id))
      .limit(1);
    return row?.id;
  },

  count: (db: DbOrTx, selection: JournalSelection) => db.$count(auditEntries, matching(selection)),

  /** The latest first. */
  page: (db: DbOrTx, selection: JournalSelection, limit: number, offset = 0): Promise<AuditRow[]> =>
    db
      .select()
      .from(auditEntries)
      .where(matching(selection))
      .orderBy(desc(auditEntries.id))
      .limit(limit)
      .offset(offset),

  /** Everybody who acted. */
  actors: (db: DbOrTx) =>
    db
      .select({ id: people.id, name: fullName })
      .from(people)
      .where(
        inArray(
          people.id,
          db
            .selectDistinct({ id: auditEntries.actorId })
            .from(auditEntries)
            .where(isNotNull(auditEntries.actorId)),
        ),
      )
      .orderBy(asc(people.search), asc(people.id)),

  people: (db: DbOrTx, ids: number[]) =>
    db
      .select({
        id: people.id,
        name: fullName,
        idProfil: people.idProfil,
        anonymisedAt: people.anonymisedAt,
        deletionRequestedAt: people.deletionRequestedAt,
      })
      .from(people)
      .where(inArray(people.id, ids)),

  /** Titles of content that still exists. */
  titles(db: DbOrTx, target: TitledTarget, ids: number[]) {
    const { table, key, title } = titled[target];
    return db
      .select({ id: key, name: sql<string>`${title}` })
      .from(table)
      .where(inArray(key, ids));
  },
};

export type TitledTarget = Exclude<AuditTarget, 'person' | 'export' | 'journal'>;

const titled: Record<TitledTarget, { table: PgTable; key: PgColumn; title: PgColumn }> = {
  join_request: { table: joinRequests, key: joinRequests.id, title: joinRequests.email },
  news: { table: news, key: news.id, title: news.titre },
  opportunity: { table: opportunities, key: opportunities.id, title: opportunities.titre },
  slide: { table: slides, key: slides.id, title: slides.title },
  category: { table: alumniCategories, key: alumniCategories.id, title: alumniCategories.name },
  alumni_type: { table: alumniTypes, key: alumniTypes.id, title: alumniTypes.name },
  advantage: { table: advantages, key: advantages.id, title: advantages.description },
  import: { table: imports, key: imports.id, title: imports.fileName },
};

/** Whether the subject of an entry is a row with a title. */
export const isTitled = (kind: string): kind is TitledTarget => Object.hasOwn(titled, kind);
