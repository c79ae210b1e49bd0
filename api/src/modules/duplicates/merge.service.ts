import { mergeFieldLabels, type MergeField, type MergeInput } from '@alumni/shared-contract';
import type { z } from 'zod';
import type { Viewer } from '../../http/viewer';
import type { AppContext } from '../../platform/context';
import type { Tx } from '../../platform/db/open-database';
import type { NewPerson, Person } from '../../platform/db/schema';
import { ApiError } from '../../platform/errors';
import { withPicture } from '../../platform/storage/with-picture';
import { startDeletion } from '../account-deletion/start-deletion';
import { lockAlumnus } from '../alumni/approve.service';
import { refreshPersonFacts } from '../alumni/person-facts.repository';
import { profileRepository } from '../alumni/profile.repository';
import { auditedPerson } from '../audit/audited-person';
import { recordAudit } from '../audit/audit.repository';
import { change } from '../audit/change';
import { duplicatesRepository } from './duplicates.repository';

type Merge = z.output<typeof MergeInput>;

const notTheApproved =
  'L’autre compte est approuvé et celui-ci ne l’est pas. Gardez l’autre, ou approuvez d’abord celui-ci.';

/**
 * Makes one person of two: `keep` takes the chosen fields, and the study path's missing rows if
 * asked. `drop` is closed at once and erased later (rule 23), with a mail to its owner. No right
 * to sign in moves: neither address, password, Google nor Facebook account.
 */
export async function mergePeople(
  context: AppContext,
  viewer: Viewer,
  { keep: keptId, drop: removedId, fields: take }: Merge,
): Promise<void> {
  const { db, storage } = context;
  await withPicture(storage, null, () =>
    db.transaction(async (tx) => {
      const [kept, removed] = await lockBoth(tx, keptId, removedId);
      if (removed.approved > kept.approved)
        throw new ApiError('conflict', { message: notTheApproved });
      const changes = { ...valuesOf(removed, take), ...strictest(kept, removed) };
      // A photo has one owner: its address answers by that person's choice (rule 31).
      if (take.includes('picture'))
        await profileRepository.update(tx, removedId, { picture: null });
      await profileRepository.update(tx, keptId, changes);
      const paths = take.includes('parcours')
        ? await duplicatesRepository.addPaths(tx, keptId, removedId)
        : 0;
      await duplicatesRepository.moveAuthorship(tx, keptId, removedId);
      await refreshPersonFacts(tx, [keptId]);
      const closed = await startDeletion(context, tx, removed, 'merge');
      await auditMerge(tx, viewer, { kept, removed, closed, changes, take, paths });
      const orphan = take.includes('picture') ? kept.picture : null;
      return { result: undefined, orphan };
    }),
  );
}

/** In the order of their ids, so that two merges at once do not wait for each other. */
async function lockBoth(tx: Tx, keptId: number, removedId: number): Promise<[Person, Person]> {
  if (keptId < removedId) {
    const kept = await lockAlumnus(tx, keptId);
    return [kept, await lockAlumnus(tx, removedId)];
  }
  const removed = await lockAlumnus(tx, removedId);
  return [await lockAlumnus(tx, keptId), removed];
}

/** What each field is in the table of people; rows of the study path are added apart. */
const valueOf: Record<MergeField, (person: Person) => Partial<NewPerson>> = {
  nom: ({ nom }) => ({ nom }),
  prenoms: ({ prenoms }) => ({ prenoms }),
  telephone: ({ telephone }) => ({ telephone }),
  nationalite: ({ nationalite }) => ({ nationalite }),
  pays_residence: ({ paysResidence }) => ({ paysResidence }),
  ville: ({ ville }) => ({ ville }),
  profession: ({ professionId }) => ({ professionId }),
  employeur: ({ employeur }) => ({ employeur }),
  sexe: ({ sexe }) => ({ sexe }),
  birth_date: ({ birthDate }) => ({ birthDate }),
  marital_status: ({ maritalStatus }) => ({ maritalStatus }),
  biographie: ({ biographie }) => ({ biographie }),
  picture: ({ picture }) => ({ picture }),
  // As staff see it: of the study path, or as declared.
  last_grade: ({ lastGrade, lastGradeYear }) => ({
    declaredLastGrade: lastGrade,
    declaredLastGradeYear: lastGradeYear,
  }),
  parcours: () => ({}),
};

const valuesOf = (person: Person, take: MergeField[]): Partial<NewPerson> =>
  Object.assign({}, ...take.map((field) => valueOf[field](person)));

const levels = ['members', 'staff', 'me'] as const;

/** Nobody sees more of the person than before the merge. */
function strictest(one: Person, other: Person): Partial<NewPerson> {
  const names = [
    ...(['visibleTelephone', 'visibleEmail', 'visibleEmployeur'] as const),
    ...(['visiblePicture', 'visibleBirthday'] as const),
  ];
  const visible = names.map((name) => {
    const rank = Math.max(levels.indexOf(one[name]), levels.indexOf(other[name]));
    return [name, levels[rank]];
  });
  const listed = Math.min(one.listed, other.listed) as 0 | 1;
  return { ...Object.fromEntries(visible), listed };
}

interface Merged {
  kept: Person;
  removed: Person;
  closed: Person;
  changes: Partial<NewPerson>;
  take: MergeField[];
  paths: number;
}

/** Both people's histories name the other one. */
async function auditMerge(tx: Tx, viewer: Viewer, merged: Merged): Promise<void> {
  const { kept, removed, closed, changes, take, paths } = merged;
  const entry = { action: 'alumnus.merge', targetType: 'person' } as const;
  const after = auditedPerson({ ...kept, ...(changes as Partial<Person>) });
  const taken = take.map((field) => mergeFieldLabels[field]);
  await recordAudit(tx, viewer, {
    ...entry,
    targetId: kept.id,
    details: { ...change(auditedPerson(kept), after), merged_from: removed.id, taken, paths },
  });
  await recordAudit(tx, viewer, {
    ...entry,
    targetId: removed.id,
    details: { ...change(auditedPerson(removed), auditedPerson(closed)), merged_into: kept.id },
  });
}
