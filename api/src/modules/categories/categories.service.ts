import type { CategoryInput } from '@alumni/shared-contract';
import type { z } from 'zod';
import type { AppContext } from '../../context';
import { ApiError, fieldError, isUniqueViolation } from '../../errors';
import type { Viewer } from '../../http/viewer';
import { recordAudit } from '../audit/audit.repository';
import { categoriesRepository, type CategoryRow } from './categories.repository';

const asCover = { kind: 'cover', field: 'cover_picture' } as const;
type Texts = z.output<typeof CategoryInput>;

export async function createCategory(
  { db, storage }: AppContext,
  viewer: Viewer,
  texts: Texts,
  cover: Buffer,
): Promise<CategoryRow> {
  const coverPicture = await storage.savePicture(cover, asCover);
  return refusingTakenNames(() =>
    db.transaction(async (tx) => {
      const category = await categoriesRepository.insert(tx, { ...texts, coverPicture });
      await recordAudit(tx, viewer, {
        action: 'category.create',
        targetType: 'category',
        targetId: category.id,
      });
      return category;
    }),
  );
}

/** Changes the texts, and the cover when a new one came; the old cover then goes. */
export async function updateCategory(
  { db, storage }: AppContext,
  viewer: Viewer,
  id: number,
  texts: Texts,
  cover: Buffer | null,
): Promise<CategoryRow> {
  const before = await categoriesRepository.find(db, id);
  if (!before) throw new ApiError('not_found');
  const coverPicture = cover ? await storage.savePicture(cover, asCover) : before.coverPicture;
  const category = await refusingTakenNames(() =>
    db.transaction(async (tx) => {
      const updated = await categoriesRepository.update(tx, id, { ...texts, coverPicture });
      if (!updated) throw new ApiError('not_found');
      await recordAudit(tx, viewer, {
        action: 'category.update',
        targetType: 'category',
        targetId: id,
      });
      return updated;
    }),
  );
  if (cover) await storage.removePicture(before.coverPicture);
  return category;
}

/** People who had this profession keep their profile and lose the profession. */
export async function deleteCategory(
  { db, storage }: AppContext,
  viewer: Viewer,
  id: number,
): Promise<void> {
  const category = await categoriesRepository.find(db, id);
  if (!category) throw new ApiError('not_found');
  await db.transaction(async (tx) => {
    await categoriesRepository.delete(tx, id);
    await recordAudit(tx, viewer, {
      action: 'category.delete',
      targetType: 'category',
      targetId: id,
      details: { name: category.name },
    });
  });
  await storage.removePicture(category.coverPicture);
}

async function refusingTakenNames<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error, 'alumni_categories_name_key')) throw error;
    throw fieldError('name', 'Ce nom est déjà pris.');
  }
}
