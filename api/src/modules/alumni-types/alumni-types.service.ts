import type { Db } from '../../platform/db/open-database';
import { fieldError, found, isUniqueViolation } from '../../platform/errors';
import type { Viewer } from '../../http/viewer';
import { auditOf } from '../audit/audit.repository';
import { change } from '../audit/change';
import { presentAlumniType } from './alumni-types.presenter';
import { alumniTypesRepository, type AlumniTypeRow } from './alumni-types.repository';

const audit = auditOf('alumni_type');

export function createType(db: Db, viewer: Viewer, name: string): Promise<AlumniTypeRow> {
  return refusingTakenNames(() =>
    db.transaction(async (tx) => {
      const id = await alumniTypesRepository.insert(tx, name);
      const type = found(await alumniTypesRepository.find(tx, id));
      await audit(tx, viewer, 'alumni_type.create', id, change(null, presentAlumniType(type)));
      return type;
    }),
  );
}

export function renameType(db: Db, viewer: Viewer, id: number, name: string) {
  return refusingTakenNames(() =>
    db.transaction(async (tx) => {
      const before = found(await alumniTypesRepository.lock(tx, id));
      await alumniTypesRepository.rename(tx, id, name);
      const type = { ...before, name };
      await audit(tx, viewer, 'alumni_type.update', id, changeOf(before, type));
      return type;
    }),
  );
}

/**
 * People of this type stay approved, without a type.
 * @returns number of people
 */
export async function deleteType(db: Db, viewer: Viewer, id: number): Promise<number> {
  return db.transaction(async (tx) => {
    await alumniTypesRepository.lockPeopleOf(tx, id);
    const type = found(await alumniTypesRepository.lock(tx, id));
    const people = await alumniTypesRepository.countPeople(tx, id);
    await alumniTypesRepository.delete(tx, id);
    const details = { ...change(presentAlumniType(type), null), people };
    await audit(tx, viewer, 'alumni_type.delete', id, details);
    return people;
  });
}

/** Replaces the advantages of a type. */
export async function assignAdvantages(db: Db, viewer: Viewer, id: number, asked: number[]) {
  const ids = [...new Set(asked)];
  return db.transaction(async (tx) => {
    const before = found(await alumniTypesRepository.lock(tx, id));
    if ((await alumniTypesRepository.knownAdvantages(tx, ids)) < ids.length) {
      throw fieldError('type_advantages', 'Choisissez parmi les avantages proposés.');
    }
    await alumniTypesRepository.assign(tx, id, ids);
    const type = found(await alumniTypesRepository.find(tx, id));
    await audit(tx, viewer, 'alumni_type.assign', id, changeOf(before, type));
    return type;
  });
}

const changeOf = (before: AlumniTypeRow, after: AlumniTypeRow) =>
  change(presentAlumniType(before), presentAlumniType(after));

async function refusingTakenNames<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error, 'alumni_types_name_key')) throw error;
    throw fieldError('name', 'Ce nom est déjà pris.');
  }
}
