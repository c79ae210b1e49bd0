import type { DbOrTx } from '../src/platform/db/open-database';
import {
  advantages,
  alumniTypes,
  diplomaFields,
  diplomas,
  fields,
  joinRequests,
  news,
  opportunities,
  slides,
  studyPaths,
} from '../src/platform/db/schema';
import { refreshPersonFacts } from '../src/modules/alumni/person-facts.repository';
import { buildCampus, next, present } from './factories';

type Row<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>;

export async function buildSlide(db: DbOrTx, slide: Row<typeof slides> = {}) {
  const values = {
    title: `Slide ${next()}`,
    subtitle: 'Un sous-titre',
    description: 'Une description.',
    coverPicture: `covers/${'0'.repeat(32)}-1600x900`,
    ...slide,
  };
  return present((await db.insert(slides).values(values).returning())[0]);
}

export async function buildDiploma(db: DbOrTx, nom = `Diplôme ${next()}`) {
  return present((await db.insert(diplomas).values({ nom }).returning())[0]);
}

export async function buildField(db: DbOrTx, nom = `Filière ${next()}`) {
  return present((await db.insert(fields).values({ nom }).returning())[0]);
}

/** References that a row of a study path can combine. */
export async function buildStudies(db: DbOrTx, names: { diploma?: string; field?: string } = {}) {
  const [diploma, field] = [
    await buildDiploma(db, names.diploma),
    await buildField(db, names.field),
  ];
  await offerField(db, diploma.id, field.id);
  return { id_diplome: diploma.id, id_esgis: (await buildCampus(db)).id, id_filiere: field.id };
}

/** The diploma is offered in this filière. */
async function offerField(db: DbOrTx, diplomeId: number, filiereId: number) {
  await db.insert(diplomaFields).values({ diplomeId, filiereId }).onConflictDoNothing();
}

export async function buildAlumniType(db: DbOrTx, name = `Type ${next()}`) {
  return present((await db.insert(alumniTypes).values({ name }).returning())[0]);
}

export async function buildAdvantage(db: DbOrTx, description = `Avantage ${next()}`) {
  return present((await db.insert(advantages).values({ description }).returning())[0]);
}

/** A new request to join. */
export async function buildJoinRequest(db: DbOrTx, request: Row<typeof joinRequests> = {}) {
  const values = { email: `demande${next()}@alumni.test`, profession: 'Entrepreneur', ...request };
  return present((await db.insert(joinRequests).values(values).returning())[0]);
}

/** A row of a person's parcours; also updates the columns that the directory filters. */
export async function buildPath(db: DbOrTx, personId: number, path: Row<typeof studyPaths> = {}) {
  const values = {
    personId,
    idDiplome: path.idDiplome ?? (await buildDiploma(db)).id,
    idEsgis: path.idEsgis ?? (await buildCampus(db)).id,
    idFiliere: path.idFiliere ?? (await buildField(db)).id,
    startYear: 2010,
    endYear: 2013,
    success: 1 as const,
    ...path,
  };
  const row = present((await db.insert(studyPaths).values(values).returning())[0]);
  await offerField(db, row.idDiplome, row.idFiliere);
  await refreshPersonFacts(db, [personId]);
  return row;
}

/** Published yesterday by default. */
export async function buildNews(db: DbOrTx, item: Row<typeof news> = {}) {
  const values = {
    titre: `Actualité ${next()}`,
    contenu: '<p>Un texte.</p>',
    draft: 0 as const,
    datePublication: new Date(Date.now() - 86_400_000),
    ...item,
  };
  return present((await db.insert(news).values(values).returning())[0]);
}

/** A job without a last day by default. */
export async function buildOpportunity(db: DbOrTx, item: Row<typeof opportunities> = {}) {
  const values = {
    type: 'EMPLOI' as const,
    titre: `Offre ${next()}`,
    publicateur: 'Kpalimé Énergie',
    description: '<p>Une offre.</p>',
    ...item,
  };
  return present((await db.insert(opportunities).values(values).returning())[0]);
}
