import { inArray, and, eq } from 'drizzle-orm';
import { Profile } from '@alumni/shared-contract';
import type { DbOrTx } from '../../db/open-database';
import { joinRequests, people } from '../../db/schema';

export const joinUsRepository = {
  async insert(db: DbOrTx, email: string, profession: string): Promise<void> {
    await db.insert(joinRequests).values({ email, profession });
  },

  staffAddresses: (db: DbOrTx) =>
    db
      .select({ email: people.email })
      .from(people)
      .where(
        and(
          inArray(people.idProfil, [Profile.administrator, Profile.accountant]),
          eq(people.isActivate, 1),
        ),
      ),
};
