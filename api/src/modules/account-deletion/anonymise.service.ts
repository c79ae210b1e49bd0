import type { AppContext } from '../../context';
import { pictureUrl } from '../../storage/picture-url';
import type { Storage } from '../../storage/storage';
import { erasedFields } from '../audit/audited-person';
import { anonymiseRepository } from './anonymise.repository';

type Means = Pick<AppContext, 'config' | 'db' | 'storage'>;

/**
 * Erases the people whose delay is over (rule 23). Each is looked at again under a lock: who
 * signed in meanwhile is left alone, and of several processes one does the work. One that fails,
 * a storage being away for example, does not keep the others; the next round tries it again.
 * @throws AggregateError with what failed, once everybody was tried
 */
export async function anonymiseDue(means: Means): Promise<void> {
  const { config, db, storage } = means;
  const failures: unknown[] = [];
  const isThere = once(() => storage.check());
  for (const { id, picture } of await anonymiseRepository.due(db, config.ACCOUNT_DELETION_DELAY)) {
    // Not inside the transaction: while nobody answers there, the embedded database stands still.
    await (picture ? isThere() : Promise.resolve())
      .then(() => anonymise(means, id))
      .catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some people were not anonymised');
}

/** Asks at the first need, and remembers the answer for the round. */
function once(ask: () => Promise<void>): () => Promise<void> {
  let answer: Promise<void> | undefined;
  return () => (answer ??= ask());
}

async function anonymise({ config, db, storage }: Means, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const person = await anonymiseRepository.claim(tx, id, config.ACCOUNT_DELETION_DELAY);
    if (!person) return;
    // First the files: after a crash the row still says where they were, and the round is done again.
    await removePhoto(storage, person.picture);
    await anonymiseRepository.deleteBelongings(tx, person);
    await anonymiseRepository.emptyPerson(tx, id);
    await anonymiseRepository.maskAudit(tx, id, erasedFields);
  });
}

/** @throws when the photo is still there, or nobody can say: the row must not forget its name then */
async function removePhoto(storage: Storage, picture: string | null): Promise<void> {
  const url = pictureUrl(picture);
  if (!url) return;
  await storage.removePicture(picture);
  const left = await storage.read(url.replace('/files/', ''));
  left?.destroy();
  if (left) throw new Error('a photo could not be removed');
}
