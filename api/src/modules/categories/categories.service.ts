import { isJobSeeker, type CategoryInput } from '@alumni/shared-contract';
import type { z } from 'zod';
import type { AppContext } from '../../platform/context';
import { fieldError, found, isUniqueViolation } from '../../platform/errors';
import type { Viewer } from '../../http/viewer';
import { withPicture } from '../../platform/storage/with-picture';
import { refreshPersonFacts } from '../alumni/person-facts.repository';
import { auditOf } from '../audit/audit.repository';
import { change } from '../audit/change';
import { presentCategory } from './categories.presenter';
import { categoriesRepository, type CategoryRow } from './categories.repository';

const audit = auditOf('category');

const asCover = (content: Buffer) => ({ content, kind: 'cover', field: 'cover_picture' }) as const;
type Texts = z.output<typeof CategoryInput>;

export function createCategory(
  { db, storage }: AppContext,
  viewer: Viewer,
  texts: Texts,
  cover: Buffer,
): Promise<CategoryRow> {
  const write = (coverPicture?: string) =>
    db.transaction(async (tx) => {
      const category = await categoriesRepository.insert(tx, { ...texts, coverPicture });
      const details = change(null, presentCategory(category));
      await audit(tx, viewer, 'category.create', category.id, details);
      return { result: category, orphan: null };
    });
  return refusingTakenNames(() => withPicture(storage, asCover(cover), write));
}

/** Changes texts and cover; deletes a replaced cover. */
export function updateCategory(
  { db, storage }: AppContext,
  viewer: Viewer,
  id: number,
  texts: Texts,
  cover: Buffer | null,
): Promise<CategoryRow> {
  const write = (coverPicture?: string) =>
    db.transaction(async (tx) => {
      // A job seeker needs no employer: the name of the category affects the completion.
      const seen = found(await categoriesRepository.find(tx, id));
      const concernsPeople = isJobSeeker(seen.name) !== isJobSeeker(texts.name);
      if (concernsPeople) await categoriesRepository.lockPeopleOf(tx, id);
      const before = found(await categoriesRepository.lock(tx, id));
      const values = { ...texts, ...(coverPicture && { coverPicture }) };
      const category = await categoriesRepository.update(tx, id, values);
      if (isJobSeeker(before.name) !== isJobSeeker(category.name)) {
        await refreshPersonFacts(tx, await categoriesRepository.peopleOf(tx, id));
      }
      const details = change(presentCategory(before), presentCategory(category));
      await audit(tx, viewer, 'category.update', id, details);
      return { result: category, orphan: coverPicture ? before.coverPicture : null };
    });
  return refusingTakenNames(() => withPicture(storage, cover && asCover(cover), write));
}

/**
 * People with this profession lose it and keep their profile.
 * @returns number of people
 */
export function deleteCategory({ db, storage }: AppContext, viewer: Viewer, id: number) {
  return withPicture(storage, null, () =>
    db.transaction(async (tx) => {
      await categoriesRepository.lockPeopleOf(tx, id);
      const category = found(await categoriesRepository.lock(tx, id));
      const people = await categoriesRepository.peopleOf(tx, id);
      await categoriesRepository.delete(tx, id);
      await refreshPersonFacts(tx, people);
      const details = { ...change(presentCategory(category), null), people: people.length };
      await audit(tx, viewer, 'category.delete', id, details);
      return { result: people.length, orphan: category.coverPicture };
    }),
  );
}

async function refusingTakenNames<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error, 'alumni_categories_name_key')) throw error;
    throw fieldError('name', 'Ce nom est déjà pris.');
  }
}
