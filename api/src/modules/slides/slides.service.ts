import { minimumSlides, type SlideInput } from '@alumni/shared-contract';
import type { z } from 'zod';
import type { AppContext } from '../../context';
import { ApiError } from '../../errors';
import type { Viewer } from '../../http/viewer';
import { recordAudit } from '../audit/audit.repository';
import { slidesRepository, type SlideRow } from './slides.repository';

const asCover = { kind: 'cover', field: 'cover_picture' } as const;
type Texts = z.output<typeof SlideInput>;

export async function createSlide(
  { db, storage }: AppContext,
  viewer: Viewer,
  texts: Texts,
  cover: Buffer,
): Promise<SlideRow> {
  const coverPicture = await storage.savePicture(cover, asCover);
  return db.transaction(async (tx) => {
    const slide = await slidesRepository.insert(tx, { ...texts, coverPicture });
    await recordAudit(tx, viewer, {
      action: 'slide.create',
      targetType: 'slide',
      targetId: slide.id,
    });
    return slide;
  });
}

/** Changes the texts, and the cover when a new one came; the old cover then goes. */
export async function updateSlide(
  { db, storage }: AppContext,
  viewer: Viewer,
  id: number,
  texts: Texts,
  cover: Buffer | null,
): Promise<SlideRow> {
  const before = await slidesRepository.find(db, id);
  if (!before) throw new ApiError('not_found');
  const coverPicture = cover ? await storage.savePicture(cover, asCover) : before.coverPicture;
  const slide = await db.transaction(async (tx) => {
    const updated = await slidesRepository.update(tx, id, { ...texts, coverPicture });
    if (!updated) throw new ApiError('not_found');
    await recordAudit(tx, viewer, { action: 'slide.update', targetType: 'slide', targetId: id });
    return updated;
  });
  if (cover) await storage.removePicture(before.coverPicture);
  return slide;
}

/** Deletes a slide unless fewer than three would remain (rule 12). */
export async function deleteSlide(
  { db, storage }: AppContext,
  viewer: Viewer,
  id: number,
): Promise<void> {
  const deleted = await db.transaction(async (tx) => {
    await slidesRepository.lockAgainstDeletes(tx);
    const slide = await slidesRepository.find(tx, id);
    if (!slide) throw new ApiError('not_found');
    if ((await slidesRepository.count(tx)) <= minimumSlides) throw new ApiError('slides_minimum');
    await slidesRepository.delete(tx, id);
    await recordAudit(tx, viewer, { action: 'slide.delete', targetType: 'slide', targetId: id });
    return slide;
  });
  await storage.removePicture(deleted.coverPicture);
}
