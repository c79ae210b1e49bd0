import type { NewsInput } from '@alumni/shared-contract';
import type { z } from 'zod';
import type { AppContext } from '../../platform/context';
import { takeTurns } from '../../platform/db/take-turns';
import { fieldError, found } from '../../platform/errors';
import { hasText, safeHtml } from '../../platform/html/rich-text';
import type { Viewer } from '../../http/viewer';
import { pictureUrl } from '../../platform/storage/picture-url';
import { withPicture } from '../../platform/storage/with-picture';
import { auditOf } from '../audit/audit.repository';
import { change } from '../audit/change';
import { newsRepository, type StoredNews } from './news.repository';

const audit = auditOf('news');

const asPicture = (content: Buffer) => ({ content, kind: 'cover', field: 'picture' }) as const;
type Input = z.output<typeof NewsInput>;

/**
 * Creates an item, published at once unless it is a draft. The same by the same author within
 * DOUBLE_SUBMIT_WINDOW is a double click: returns the first id, and deletes the second picture.
 */
export async function createNews(
  { config, db, storage }: AppContext,
  viewer: Viewer,
  input: Input,
  file: Buffer | null,
): Promise<number> {
  const texts = cleaned(input);
  return withPicture(storage, file && asPicture(file), (picture) =>
    db.transaction(async (tx) => {
      await takeTurns(tx, 'news.create', viewer.id);
      const values = { ...texts, ...(picture && { picture }) };
      const twin = await newsRepository.twin(tx, viewer.id, values, config.DOUBLE_SUBMIT_WINDOW);
      if (twin) return { result: twin.id, orphan: picture ?? null };
      const item = await newsRepository.insert(tx, viewer.id, values);
      await audit(tx, viewer, 'news.create', item.id, change(null, facts(item)));
      return { result: item.id, orphan: null };
    }),
  );
}

/** Changes an item, and its picture if a new one was sent; author and first date stay. */
export async function updateNews(
  { db, storage }: AppContext,
  viewer: Viewer,
  id: number,
  input: Input,
  file: Buffer | null,
): Promise<void> {
  const texts = cleaned(input);
  await withPicture(storage, file && asPicture(file), (picture) =>
    db.transaction(async (tx) => {
      const before = found(await newsRepository.lock(tx, id));
      const item = await newsRepository.update(tx, id, { ...texts, ...(picture && { picture }) });
      await audit(tx, viewer, 'news.update', id, change(facts(before), facts(item)));
      return { result: undefined, orphan: picture ? before.picture : null };
    }),
  );
}

export function deleteNews({ db, storage }: AppContext, viewer: Viewer, id: number): Promise<void> {
  return withPicture(storage, null, () =>
    db.transaction(async (tx) => {
      const item = found(await newsRepository.lock(tx, id));
      await newsRepository.delete(tx, id);
      await audit(tx, viewer, 'news.delete', id, change(facts(item), null));
      return { result: undefined, orphan: item.picture };
    }),
  );
}

/** Sanitizes the text; an empty result counts as missing. */
function cleaned(input: Input): Input {
  const contenu = safeHtml(input.contenu);
  if (!hasText(contenu)) throw fieldError('contenu', 'Ce champ est obligatoire.');
  return { ...input, contenu };
}

/** Fields of an item for the journal. */
function facts({ titre, contenu, draft, picture, datePublication }: StoredNews) {
  return {
    titre,
    contenu,
    draft,
    picture_url: pictureUrl(picture),
    date_publication: datePublication,
  };
}
