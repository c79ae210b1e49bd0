import { and, asc, desc, eq, lte, sql, type SQL } from 'drizzle-orm';
import type { DbOrTx } from '../../db/open-database';
import { news, people } from '../../db/schema';

const columns = {
  id: news.id,
  titre: news.titre,
  contenu: news.contenu,
  picture: news.picture,
  draft: news.draft,
  createdAt: news.createdAt,
  datePublication: news.datePublication,
  auteur: { nom: people.nom, prenoms: people.prenoms, anonymisedAt: people.anonymisedAt },
};

/** What a guest may read: published, and not in the future (decisions, rule 10). */
const isPublic = () => and(eq(news.draft, 0), lte(news.datePublication, sql`now()`));

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

  async findPublished(db: DbOrTx, id: number) {
    const [row] = await read(db, and(eq(news.id, id), isPublic()));
    return row;
  },
};

export type NewsRow = Awaited<ReturnType<typeof newsRepository.published>>[number];
