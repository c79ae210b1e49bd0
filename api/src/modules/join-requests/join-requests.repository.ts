import type { JoinRequestSort, JoinState } from '@alumni/shared-contract';
import {
  aliasedTable,
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  lt,
  ne,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../platform/db/open-database';
import { joinAnswers, joinRequests, people } from '../../platform/db/schema';

export type JoinRequestRow = typeof joinRequests.$inferSelect;
type Changes = Partial<Pick<JoinRequestRow, 'state' | 'note' | 'memberId'>>;

export interface JoinRequestFilters {
  state?: JoinState | undefined;
  search?: string | undefined;
}

const nameOf = (table: { nom: unknown; prenoms: unknown }) =>
  sql<string | null>`${table.nom} || ' ' || ${table.prenoms}`;
const isSameAddress = sql`lower(${people.email}) = lower(${joinRequests.email})`;
const changer = aliasedTable(people, 'changer');

/** A request with the names to show. */
const shown = {
  ...getTableColumns(joinRequests),
  changedByName: nameOf(changer),
  accountId: people.id,
  accountName: nameOf(people),
  accountApproved: people.approved,
  lastAnswerAt: sql<string | null>`(SELECT max(created_at) FROM ${joinAnswers}
    WHERE request_id = ${joinRequests.id})`,
  lastAnswerBy: sql<string | null>`(SELECT nom || ' ' || prenoms FROM ${joinAnswers}
    JOIN ${people} AS author ON author.id = author_id
    WHERE request_id = ${joinRequests.id} ORDER BY join_answers.id DESC LIMIT 1)`,
};
export type ShownJoinRequest = Awaited<ReturnType<typeof joinRequestsRepository.page>>[number];

function matching({ state, search = '' }: JoinRequestFilters): SQL | undefined {
  const text = sql`public.search_text(concat_ws(' ', ${joinRequests.email}, ${joinRequests.profession}, ${joinRequests.note}))`;
  return and(
    state && eq(joinRequests.state, state),
    search.trim() ? sql`strpos(${text}, public.search_text(${search.trim()})) > 0` : undefined,
  );
}

const inOrderOf = {
  created_at: joinRequests.createdAt,
  email: sql`lower(${joinRequests.email}) COLLATE "C"`,
  profession: sql`public.search_text(${joinRequests.profession}) COLLATE "C"`,
  // new, answered, member
  state: sql`array_position(ARRAY['new', 'answered', 'member'], ${joinRequests.state})`,
};

function ordered(sort: JoinRequestSort): SQL[] {
  const column = inOrderOf[sort.replace('-', '') as keyof typeof inOrderOf];
  const direction = sort.startsWith('-') ? desc : asc;
  return [direction(column), direction(joinRequests.id)];
}

const selectShown = (db: DbOrTx) =>
  db
    .select(shown)
    .from(joinRequests)
    .leftJoin(people, isSameAddress)
    .leftJoin(changer, eq(changer.id, joinRequests.changedBy));

export const joinRequestsRepository = {
  page: (
    db: DbOrTx,
    filters: JoinRequestFilters,
    sort: JoinRequestSort,
    { page, size }: { page: number; size: number },
  ) =>
    selectShown(db)
      .where(matching(filters))
      .orderBy(...ordered(sort))
      .limit(size)
      .offset((page - 1) * size),

  count: (db: DbOrTx, filters: JoinRequestFilters) => db.$count(joinRequests, matching(filters)),

  async find(db: DbOrTx, id: number) {
    const [row] = await selectShown(db).where(eq(joinRequests.id, id));
    return row;
  },

  answers: (db: DbOrTx, requestId: number) =>
    db
      .select({ ...getTableColumns(joinAnswers), author: nameOf(people) })
      .from(joinAnswers)
      .leftJoin(people, eq(people.id, joinAnswers.authorId))
      .where(eq(joinAnswers.requestId, requestId))
      .orderBy(asc(joinAnswers.id)),

  /** Locks the request until the transaction ends. */
  async lock(tx: Tx, id: number): Promise<JoinRequestRow | undefined> {
    const [row] = await tx.select().from(joinRequests).where(eq(joinRequests.id, id)).for('update');
    return row;
  },

  /** Locks the requests of an address that are not yet a member's. */
  lockOpen: (tx: Tx, email: string): Promise<JoinRequestRow[]> =>
    tx
      .select()
      .from(joinRequests)
      .where(
        and(
          sql`lower(${joinRequests.email}) = ${email.toLowerCase()}`,
          ne(joinRequests.state, 'member'),
        ),
      )
      .orderBy(asc(joinRequests.id))
      .for('update'),

  async update(tx: Tx, id: number, changedBy: number, changes: Changes): Promise<void> {
    await tx
      .update(joinRequests)
      .set({
        ...changes,
        changedBy,
        changedAt: sql`now()`,
        version: sql`${joinRequests.version} + 1`,
      })
      .where(eq(joinRequests.id, id));
  },

  async insertAnswer(tx: Tx, answer: typeof joinAnswers.$inferInsert): Promise<void> {
    await tx.insert(joinAnswers).values(answer);
  },

  /** Its answers go with it. */
  async delete(tx: Tx, id: number): Promise<void> {
    await tx.delete(joinRequests).where(eq(joinRequests.id, id));
  },

  /** Deletes requests that nobody changed for JOIN_REQUESTS_KEPT. */
  async forgetOld(db: DbOrTx, keptSeconds: number): Promise<void> {
    const oldest = new Date(Date.now() - keptSeconds * 1000);
    await db.delete(joinRequests).where(lt(joinRequests.changedAt, oldest));
  },
};
