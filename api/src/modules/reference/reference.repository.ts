import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/db/open-database';
import { campuses, diplomaFields, diplomas, fields } from '../../platform/db/schema';

export const referenceRepository = {
  diplomas: (db: DbOrTx) => db.select().from(diplomas).orderBy(asc(diplomas.nom)),

  campuses: (db: DbOrTx) => db.select().from(campuses).orderBy(asc(campuses.pays)),

  fields: (db: DbOrTx) => db.select().from(fields).orderBy(asc(fields.nom)),

  fieldsOf: (db: DbOrTx, diplomaId: number) =>
    db
      .select(getTableColumns(fields))
      .from(fields)
      .innerJoin(diplomaFields, eq(diplomaFields.filiereId, fields.id))
      .where(eq(diplomaFields.diplomeId, diplomaId))
      .orderBy(asc(fields.nom)),
};
