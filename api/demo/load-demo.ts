import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import type { Config } from '../src/platform/config/read-config';
import type { Db } from '../src/platform/db/open-database';
import { people, settings } from '../src/platform/db/schema';
import { loadReferenceData } from '../src/modules/reference/data/load-reference-data';
import { StartError } from '../src/platform/start-error';
import type { Storage } from '../src/platform/storage/storage';
import { insertCommunity } from './insert-community';
import { insertContent, storeNewsCovers } from './insert-content';
import { insertFollowUp } from './insert-follow-up';
import { insertPeople } from './insert-people';
import { welcomeAccounts } from './welcome-accounts';
import { demoPassword } from './people/accounts';
import { drawPeople } from './people/draw-people';

const mark = 'demo';

export interface DemoContext {
  db: Db;
  storage: Storage;
  config: Config;
  log: (line: string) => void;
}

/**
 * Fills an empty database with the demo, in one transaction; does nothing when the demo exists.
 * @returns whether this call loaded it
 */
export async function loadDemo({ db, storage, log }: DemoContext): Promise<boolean> {
  // Count first: another process that loads meanwhile sets its mark before the check below.
  const isInhabited = (await db.$count(people)) > 0;
  if (await isLoaded(db)) return false;
  if (isInhabited) throw realPeople();
  await loadReferenceData({ db, storage });
  const covers = await storeNewsCovers(storage);
  log('Démonstration : 19 000 anciens…');
  const today = new Date();
  const drawn = drawPeople(today);
  const passwordHash = await hash(demoPassword);
  const isClaimed = await db.transaction(async (tx) => {
    const [claimed] = await tx
      .insert(settings)
      .values({ key: mark, value: { loadedAt: today.toISOString() } })
      .onConflictDoNothing()
      .returning();
    if (!claimed) return false;
    await insertCommunity(tx);
    const ids = await insertPeople(tx, drawn, { today, passwordHash });
    await insertContent(tx, { today, covers, authors: ids.slice(0, 2) });
    await insertFollowUp(tx, { today, people: drawn, ids });
    await welcomeAccounts(tx, drawn, ids);
    return true;
  });
  // VACUUM too: index-only counts need the visibility map.
  await db.execute('VACUUM ANALYZE');
  log('Démonstration : prête.');
  return isClaimed;
}

/** A restored network without DATABASE_URL must not look like a demo. */
function realPeople(): StartError {
  return new StartError(
    'Cette base contient déjà de vraies personnes : la démonstration ne s’y charge pas.',
    'Démarrez avec DEMO=0, ou donnez un dossier neuf dans DATA_DIR.',
  );
}

async function isLoaded(db: Db): Promise<boolean> {
  const [row] = await db.select().from(settings).where(eq(settings.key, mark));
  return row !== undefined;
}
