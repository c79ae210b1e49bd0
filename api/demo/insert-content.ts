import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DbOrTx } from '../src/platform/db/open-database';
import { news as newsTable, opportunities as opportunityTable } from '../src/platform/db/schema';
import { safeHtml } from '../src/platform/html/rich-text';
import { packageDir } from '../src/platform/package-dir';
import { storeCover } from '../src/modules/reference/data/store-cover';
import type { Storage } from '../src/platform/storage/storage';
import entries from './covers/covers.json';
import { dateAfter, daysBefore } from './days';
import { news } from './texts/news';
import { opportunities } from './texts/opportunities';

const covers = { folder: join(packageDir, 'demo/covers'), entries };
const bodies = join(packageDir, 'demo/texts/news');

/** Picture keys, in the order of `news`. */
export const storeNewsCovers = (storage: Storage): Promise<string[]> =>
  Promise.all(news.map(({ slug }) => storeCover(storage, covers, `news-${slug}`)));

interface Content {
  today: Date;
  covers: string[];
  /** Authors, in turn. */
  authors: number[];
}

/** News and opportunities, oldest first: ids follow time. */
export async function insertContent(tx: DbOrTx, { today, covers, authors }: Content) {
  const authorOf = (index: number) => authors[index % authors.length] ?? null;
  const rows = await Promise.all(
    news.map(async ({ slug, titre, published }, index) => ({
      titre,
      contenu: safeHtml(await readFile(join(bodies, `${slug}.html`), 'utf8')),
      picture: covers[index] ?? null,
      draft: published === null ? (1 as const) : (0 as const),
      datePublication: published === null ? null : daysBefore(today, published),
      createdAt: daysBefore(today, (published ?? 0) + 1),
      auteurId: authorOf(index),
    })),
  );
  await tx.insert(newsTable).values(rows.sort(byTime('createdAt')));
  const offers = opportunities.map(({ published, closes, missions, pieces, ...text }, index) => ({
    ...text,
    description: safeHtml(text.description),
    missions: missions.join('\n') || null,
    pieces: pieces.join('\n') || null,
    dateLimite: closes === null ? null : dateAfter(today, closes),
    datePublication: daysBefore(today, published),
    createdAt: daysBefore(today, published),
    auteurId: authorOf(index),
  }));
  await tx.insert(opportunityTable).values(offers.sort(byTime('datePublication')));
}

const byTime =
  <K extends string>(key: K) =>
  (one: Record<K, Date>, other: Record<K, Date>) =>
    one[key].getTime() - other[key].getTime();
