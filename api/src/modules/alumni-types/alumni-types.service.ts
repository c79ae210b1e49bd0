import type { Db, Tx } from '../../db/open-database';
import { ApiError, fieldError, isUniqueViolation } from '../../errors';
import type { Viewer } from '../../http/viewer';
import { recordAudit } from '../audit/audit.repository';
import { alumniTypesRepository, type AlumniTypeRow } from './alumni-types.repository';

export function createType(db: Db, viewer: Viewer, name: string): Promise<AlumniTypeRow> {
  return refusingTakenNames(() =>
    db.transaction(async (tx) => {
      const id = await alumniTypesRepository.insert(tx, name);
      await audit(tx, viewer, 'alumni_type.create', id);
      return found(await alumniTypesRepository.find(tx, id));
    }),
  );
}

export function renameType(db: Db, viewer: Viewer, id: number, name: string) {
  return refusingTakenNames(() =>
    db.transaction(async (tx) => {
      found(await alumniTypesRepository.find(tx, id));
      await alumniTypesRepository.rename(tx, id, name);
      await audit(tx, viewer, 'alumni_type.update', id);
      return found(await alumniTypesRepository.find(tx, id));
    }),
  );
}

/** People of this type stay approved, without a type. */
export async function deleteType(db: Db, viewer: Viewer, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const type = found(await alumniTypesRepository.find(tx, id));
    await alumniTypesRepository.delete(tx, id);
    await audit(tx, viewer, 'alumni_type.delete', id, { name: type.name });
  });
}

/** Makes these, and no others, the advantages of a type. */
export async function assignAdvantages(db: Db, viewer: Viewer, id: number, asked: number[]) {
  const ids = [...new Set(asked)];
  return db.transaction(async (tx) => {
    found(await alumniTypesRepository.find(tx, id));
    if ((await alumniTypesRepository.knownAdvantages(tx, ids)) < ids.length) {
      throw fieldError('type_advantages', 'Choisissez parmi les avantages proposés.');
    }
    await alumniTypesRepository.assign(tx, id, ids);
    await audit(tx, viewer, 'alumni_type.assign', id, { advantages: ids });
    return found(await alumniTypesRepository.find(tx, id));
  });
}

function audit(tx: Tx, viewer: Viewer, action: string, id: number, details = {}) {
  return recordAudit(tx, viewer, { action, targetType: 'alumni_type', targetId: id, details });
}

function found(type: AlumniTypeRow | undefined): AlumniTypeRow {
  if (!type) throw new ApiError('not_found');
  return type;
}

async function refusingTakenNames<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error, 'alumni_types_name_key')) throw error;
    throw fieldError('name', 'Ce nom est déjà pris.');
  }
}
