import type { NewsSort } from '@alumni/shared-contract';
import { and, asc, count, desc, eq, lte, sql, type SQL } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../platform/db/open-database';
import { news, people } from '../../platform/db/schema';

const columns = {
  id: news.id,
  titre: news.titre,
  contenu: news.contenu,
  picture: news.picture,
  draft: news.draft,
  createdAt: news.createdAt,
  datePublication: news.datePublication,
  auteur: {
    nom: people.nom,
    prenoms: people.prenoms,
    deletionRequestedAt: people.deletionRequestedAt,
    anonymisedAt: people.anonymisedAt,
  },
};

/** Visible to guests: published, and not in the future (rule 10). */
const isPublic = () => and(eq(news.draft, 0), lte(news.datePublication, sql`now()`));

export type StoredNews = typeof news.$inferSelect;
export type NewsValues = Pick<StoredNews, 'titre' | 'contenu' | 'draft'> & { picture?: string };

const read = (db: DbOrTx, condition: SQL | undefined) =>
  db.select(columns).from(news).leftJoin(people, eq(people.id, news.auteurId)).where(condition);

export const newsRepository = {
  published: (db: DbOrTx, order: 'latest' | 'earliest', limit: number, offset: number) => {
    const way = order === 'latest' ? desc : asc;
    return read(db, isPublic())
      .orderBy(way(news.datePublication), way(news.id))
      .limit(limit)
      .offset(offset);
  },

  async countPublished(db: DbOrTx): Promise<number> {
    const [row] = await db.select({ total: count() }).from(news).where(isPublic());
    return row?.total ?? 0;
  },

  async findPublished(db: DbOrTx, id: number) {
    const [row] = await read(db, and(eq(news.id, id), isPublic()));
    return row;
  },

  /** Items with a public page, latest first. */
  listed: (db: DbOrTx, limit: number) =>
    db
      .select({ id: news.id, changedAt: news.updatedAt })
      .from(news)
      .where(isPublic())
      .orderBy(desc(news.datePublication), desc(news.id))
      .limit(limit),

  /** All items, drafts included: for staff. */
  page: (db: DbOrTx, sort: NewsSort, page: number, size: number) =>
    read(db, undefined)
      .orderBy(...inOrder[sort])
      .limit(size)
      .offset((page - 1) * size),

  async count(db: DbOrTx): Promise<number> {
    const [row] = await db.select({ total: count() }).from(news);
    return row?.total ?? 0;
  },

  async find(db: DbOrTx, id: number) {
    const [row] = await read(db, eq(news.id, id));
    return row;
  },

  /** Locks the item until the transaction ends. */
  async lock(tx: Tx, id: number): Promise<StoredNews | undefined> {
    const [row] = await tx.select().from(news).where(eq(news.id, id)).for('update');
    return row;
  },

  /** The same item by the same author within so many seconds; pictures always differ. */
  async twin(tx: Tx, auteurId: number, values: NewsValues, seconds: number) {
    const [row] = await tx
      .select({ id: news.id })
      .from(news)
      .where(
        and(
          eq(news.auteurId, auteurId),
          eq(news.titre, values.titre),
          eq(news.contenu, values.contenu),
          eq(news.draft, values.draft),
          sql`${news.createdAt} > now() - make_interval(secs => ${seconds})`,
        ),
      );
    return row;
  },

  async insert(tx: Tx, auteurId: number, values: NewsValues): Promise<StoredNews> {
    const datePublication = publishedAt(values.draft);
    const [row] = await tx
      .insert(news)
      .values({ ...values, auteurId, datePublication })
      .returning();
    return row!;
  },

  async update(tx: Tx, id: number, values: NewsValues): Promise<StoredNews> {
    const [row] = await tx
      .update(news)
      .set({
        ...values,
        datePublication: sql`coalesce(${news.datePublication}, ${publishedAt(values.draft)})`,
        updatedAt: sql`now()`,
      })
      .where(eq(news.id, id))
      .returning();
    return row!;
  },

  async delete(tx: Tx, id: number): Promise<void> {
    await tx.delete(news).where(eq(news.id, id));
  },
};

const byTitle = sql`public.search_text(${news.titre}) COLLATE "C"`;
/** For staff: a draft has no date, even if it was published before. */
const shownDate = sql`CASE WHEN ${news.draft} = 0 THEN ${news.datePublication} END`;

/** Sorted by id too: otherwise rows could repeat across pages. */
const inOrder: Record<NewsSort, SQL[]> = {
  created_at: [asc(news.createdAt), asc(news.id)],
  '-created_at': [desc(news.createdAt), desc(news.id)],
  titre: [asc(byTitle), asc(news.id)],
  '-titre': [desc(byTitle), desc(news.id)],
  // Rows without a date come last in both directions.
  date_publication: [sql`${shownDate} ASC NULLS LAST`, asc(news.id)],
  '-date_publication': [sql`${shownDate} DESC NULLS LAST`, desc(news.id)],
};

/** First publication is now; a draft has none yet (rule 11). */
const publishedAt = (draft: 0 | 1) => (draft === 0 ? sql`now()` : sql`NULL`);

export type NewsRow = Awaited<ReturnType<typeof newsRepository.published>>[number];
