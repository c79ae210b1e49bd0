import { minimumSlides, type SlideInput } from '@alumni/shared-contract';
import type { z } from 'zod';
import type { AppContext } from '../../platform/context';
import { ApiError, found } from '../../platform/errors';
import type { Viewer } from '../../http/viewer';
import { withPicture } from '../../platform/storage/with-picture';
import { auditOf } from '../audit/audit.repository';
import { change } from '../audit/change';
import { presentSlide } from './slides.presenter';
import { slidesRepository, type SlideRow } from './slides.repository';

const audit = auditOf('slide');

const asCover = (content: Buffer) => ({ content, kind: 'cover', field: 'cover_picture' }) as const;
type Texts = z.output<typeof SlideInput>;

export function createSlide(
  { db, storage }: AppContext,
  viewer: Viewer,
  texts: Texts,
  cover: Buffer,
): Promise<SlideRow> {
  return withPicture(storage, asCover(cover), (coverPicture = '') =>
    db.transaction(async (tx) => {
      const slide = await slidesRepository.insert(tx, { ...texts, coverPicture });
      await audit(tx, viewer, 'slide.create', slide.id, change(null, presentSlide(slide)));
      return { result: slide, orphan: null };
    }),
  );
}

/** Changes texts and cover; deletes a replaced cover. */
export function updateSlide(
  { db, storage }: AppContext,
  viewer: Viewer,
  id: number,
  texts: Texts,
  cover: Buffer | null,
): Promise<SlideRow> {
  return withPicture(storage, cover && asCover(cover), (coverPicture) =>
    db.transaction(async (tx) => {
      const before = found(await slidesRepository.lock(tx, id));
      const slide = await slidesRepository.update(tx, id, {
        ...texts,
        ...(coverPicture && { coverPicture }),
      });
      const details = change(presentSlide(before), presentSlide(slide));
      await audit(tx, viewer, 'slide.update', id, details);
      return { result: slide, orphan: coverPicture ? before.coverPicture : null };
    }),
  );
}

/** Deletes a slide unless fewer than three would remain (rule 12). */
export function deleteSlide(
  { db, storage }: AppContext,
  viewer: Viewer,
  id: number,
): Promise<void> {
  return withPicture(storage, null, () =>
    db.transaction(async (tx) => {
      await slidesRepository.lockAgainstDeletes(tx);
      const slide = found(await slidesRepository.lock(tx, id));
      if ((await slidesRepository.count(tx)) <= minimumSlides) throw new ApiError('slides_minimum');
      await slidesRepository.delete(tx, id);
      await audit(tx, viewer, 'slide.delete', id, change(presentSlide(slide), null));
      return { result: undefined, orphan: slide.coverPicture };
    }),
  );
}
