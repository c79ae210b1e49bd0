import type { AppContext } from '../../platform/context';
import { pictureUrl } from '../../platform/storage/picture-url';
import type { Storage } from '../../platform/storage/storage';
import { erasedFields } from '../audit/audited-person';
import { anonymiseRepository } from './anonymise.repository';

type AnonymiseContext = Pick<AppContext, 'config' | 'db' | 'storage'>;

/**
 * Erases the people whose delay has passed (rule 23). Each is checked again under a lock: a person
 * who signed in meanwhile is kept, and only one process does the work. A failure, such as an
 * unavailable storage, does not stop the others; the next run tries again.
 * @throws AggregateError with all failures, after everybody was tried
 */
export async function anonymiseDue(context: AnonymiseContext): Promise<void> {
  const { config, db, storage } = context;
  const failures: unknown[] = [];
  const isThere = once(() => storage.check());
  for (const { id, picture } of await anonymiseRepository.due(db, config.ACCOUNT_DELETION_DELAY)) {
    // Not inside the transaction: it would block the embedded database while the storage hangs.
    await (picture ? isThere() : Promise.resolve())
      .then(() => anonymise(context, id))
      .catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some people were not anonymised');
}

/** Calls once and keeps the result for this run. */
function once(ask: () => Promise<void>): () => Promise<void> {
  let answer: Promise<void> | undefined;
  return () => (answer ??= ask());
}

async function anonymise({ config, db, storage }: AnonymiseContext, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const person = await anonymiseRepository.claim(tx, id, config.ACCOUNT_DELETION_DELAY);
    if (!person) return;
    // Files first: after a crash the row still names them, and the next run deletes them.
    await removePhoto(storage, person.picture);
    await anonymiseRepository.deleteBelongings(tx, person);
    await anonymiseRepository.emptyPerson(tx, id);
    await anonymiseRepository.maskAudit(tx, id, erasedFields);
  });
}

/** @throws when the photo still exists, or this is unknown: then the row must keep its name */
async function removePhoto(storage: Storage, picture: string | null): Promise<void> {
  const url = pictureUrl(picture);
  if (!url) return;
  await storage.removePicture(picture);
  const left = await storage.read(url.replace('/files/', ''));
  left?.destroy();
  if (left) throw new Error('a photo could not be removed');
}
