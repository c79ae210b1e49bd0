import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { Db, DbOrTx } from '../../../platform/db/open-database';
import {
  alumniCategories,
  campuses as campusTable,
  diplomaFields,
  diplomas as diplomaTable,
  fields as fieldTable,
  settings,
  slides as slideTable,
} from '../../../platform/db/schema';
import { packageDir } from '../../../platform/package-dir';
import type { Storage } from '../../../platform/storage/storage';
import { categories } from './categories';
import entries from './covers/covers.json';
import { storeCover } from './store-cover';
import { slides } from './slides';
import { campuses, diplomas, fields } from './studies';

const mark = 'reference-data';
const covers = { folder: join(packageDir, 'src/modules/reference/data/covers'), entries };

/**
 * Diplomas, fields, campuses, three categories and the first slides. Adds missing studies at every
 * call; categories and slides once only, because staff may have changed them.
 */
export async function loadReferenceData(given: { db: Db; storage: Storage }): Promise<void> {
  const { db, storage } = given;
  await db.transaction(loadStudies);
  if (await isMarked(db)) return;
  const keys = await storeCovers(storage);
  await db.transaction(async (tx) => {
    const [claimed] = await tx
      .insert(settings)
      .values({ key: mark, value: { loadedAt: new Date().toISOString() } })
      .onConflictDoNothing()
      .returning();
    if (claimed) await insertFirstContent(tx, keys);
  });
}

async function isMarked(db: Db): Promise<boolean> {
  const [row] = await db.select().from(settings).where(eq(settings.key, mark));
  return row !== undefined;
}

async function loadStudies(tx: DbOrTx): Promise<void> {
  const named = (names: Iterable<string>) => [...names].map((nom) => ({ nom }));
  await tx.insert(diplomaTable).values(named(diplomas)).onConflictDoNothing();
  await tx
    .insert(fieldTable)
    .values(named(Object.keys(fields)))
    .onConflictDoNothing();
  await tx
    .insert(campusTable)
    .values(campuses.map((pays) => ({ pays })))
    .onConflictDoNothing();
  const pairs = Object.entries(fields).flatMap(([field, offeredBy]) =>
    offeredBy.map((diploma) => ({ field, diploma })),
  );
  await tx.execute(sql`
    INSERT INTO ${diplomaFields} (diplome_id, filiere_id)
    SELECT diplomas.id, fields.id
    FROM jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) AS pair(field text, diploma text)
    JOIN diplomas ON diplomas.nom = pair.diploma
    JOIN fields ON fields.nom = pair.field
    ON CONFLICT DO NOTHING`);
}

type CoverKeys = (picture: string) => string;

async function storeCovers(storage: Storage): Promise<CoverKeys> {
  const keys = new Map<string, string>(
    await Promise.all(
      [...slides, ...categories].map(
        async ({ picture }) => [picture, await storeCover(storage, covers, picture)] as const,
      ),
    ),
  );
  return (picture) => keys.get(picture) as string;
}

async function insertFirstContent(tx: DbOrTx, coverOf: CoverKeys): Promise<void> {
  await tx
    .insert(alumniCategories)
    .values(
      categories.map(({ name, description, picture }) => ({
        name,
        description,
        coverPicture: coverOf(picture),
      })),
    )
    .onConflictDoNothing();
  await tx.insert(slideTable).values(
    slides.map(({ title, subtitle, description, picture }) => ({
      title,
      subtitle,
      description,
      coverPicture: coverOf(picture),
    })),
  );
}
