import { Profile, type ApprovalQueue } from '@alumni/shared-contract';
import {
  aliasedTable,
  and,
  asc,
  desc,
  eq,
  isNotNull,
  isNull,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../platform/db/open-database';
import {
  alumniCategories,
  campuses,
  people,
  referentCalls,
  referents,
  refusals,
} from '../../platform/db/schema';
import { nameMatches } from '../alumni/search-words';

export type WaitingRow = Awaited<ReturnType<typeof approvalsRepository.page>>[number];

/** For one that is not ready, when the sign-up began. */
const waitingSince = sql<Date>`CASE
  WHEN ${people.emailVerifiedAt} IS NOT NULL AND ${people.profileCompletedAt} IS NOT NULL
  THEN greatest(${people.emailVerifiedAt}, ${people.profileCompletedAt})
  ELSE ${people.createdAt} END`.mapWith(people.createdAt);

const isReady = and(isNotNull(people.emailVerifiedAt), isNotNull(people.profileCompletedAt));
const isIncomplete = or(isNull(people.emailVerifiedAt), isNull(people.profileCompletedAt));

const queues: Record<ApprovalQueue, SQL | undefined> = {
  ready: and(isNull(people.refusedAt), isReady),
  incomplete: and(isNull(people.refusedAt), isIncomplete),
  refused: isNotNull(people.refusedAt),
};

export interface ApprovalFilters {
  queue: ApprovalQueue;
  search?: string | undefined;
}

const isIn = ({ queue, search }: ApprovalFilters) =>
  and(
    eq(people.idProfil, Profile.alumnus),
    eq(people.approved, 0),
    isNull(people.deletionRequestedAt),
    isNull(people.anonymisedAt),
    queues[queue],
    search ? nameMatches(search) : undefined,
  );

const author = aliasedTable(people, 'author');
const authorName = sql<string | null>`${author.nom} || ' ' || ${author.prenoms}`;

export const approvalsRepository = {
  count: (db: DbOrTx, filters: ApprovalFilters) => db.$count(people, isIn(filters)),

  /** The oldest first. */
  page: (db: DbOrTx, filters: ApprovalFilters, { page, size }: { page: number; size: number }) =>
    db
      .select({
        id: people.id,
        nom: people.nom,
        prenoms: people.prenoms,
        picture: people.picture,
        lastGradeYear: people.lastGradeYear,
        profession: alumniCategories.name,
        emailVerifiedAt: people.emailVerifiedAt,
        profileCompletedAt: people.profileCompletedAt,
        refusedAt: people.refusedAt,
        waitingSince,
        campuses: sql<string[]>`ARRAY(
          SELECT ${campuses.pays} FROM ${campuses}
          WHERE ${campuses.id} = ANY(${people.campusIds}) ORDER BY ${campuses.pays})`,
      })
      .from(people)
      .leftJoin(alumniCategories, eq(alumniCategories.id, people.professionId))
      .where(isIn(filters))
      .orderBy(asc(waitingSince), asc(people.id))
      .limit(size)
      .offset((page - 1) * size),

  /** Referents of a person, with what staff noted; null where nobody noted anything. */
  calls: (db: DbOrTx, personId: number) =>
    db
      .select({
        id: referents.id,
        calledAt: referentCalls.calledAt,
        note: referentCalls.note,
        author: authorName,
      })
      .from(referents)
      .innerJoin(referentCalls, eq(referentCalls.referentId, referents.id))
      .leftJoin(author, eq(author.id, referentCalls.authorId))
      .where(eq(referents.personId, personId))
      .orderBy(asc(referents.position)),

  /** A referent of this person, with the call; its row is locked. */
  async lockReferent(tx: Tx, personId: number, id: number) {
    const [row] = await tx
      .select({ name: referents.name, calledAt: referentCalls.calledAt, note: referentCalls.note })
      .from(referents)
      .leftJoin(referentCalls, eq(referentCalls.referentId, referents.id))
      .where(and(eq(referents.id, id), eq(referents.personId, personId)))
      .for('update', { of: referents });
    return row;
  },

  async saveCall(tx: Tx, call: typeof referentCalls.$inferInsert): Promise<void> {
    await tx
      .insert(referentCalls)
      .values(call)
      .onConflictDoUpdate({ target: referentCalls.referentId, set: call });
  },

  refusals: (db: DbOrTx, personId: number) =>
    db
      .select({ reason: refusals.reason, author: authorName, createdAt: refusals.createdAt })
      .from(refusals)
      .leftJoin(author, eq(author.id, refusals.authorId))
      .where(eq(refusals.personId, personId))
      .orderBy(desc(refusals.id)),

  async insertRefusal(tx: Tx, values: typeof refusals.$inferInsert): Promise<number> {
    const [row] = await tx.insert(refusals).values(values).returning({ id: refusals.id });
    return row!.id;
  },

  async deleteRefusal(tx: Tx, id: number): Promise<void> {
    await tx.delete(refusals).where(eq(refusals.id, id));
  },
};
