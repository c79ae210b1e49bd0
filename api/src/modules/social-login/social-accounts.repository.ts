import { and, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { SocialProvider } from '@alumni/shared-contract';
import type { DbOrTx, Tx } from '../../platform/db/open-database';
import { people, socialAccounts, type Person } from '../../platform/db/schema';

interface Account {
  provider: SocialProvider;
  subject: string;
}

export const socialAccountsRepository = {
  /** The person linked to a provider account. */
  async ownerOf(db: DbOrTx, account: Account): Promise<number | undefined> {
    const [row] = await db
      .select({ personId: socialAccounts.personId })
      .from(socialAccounts)
      .where(and(isAccount(account), isNotNull(socialAccounts.confirmedAt)));
    return row?.personId;
  },

  /** Holder of an address, locked until the transaction ends. */
  async lockByEmail(tx: Tx, email: string): Promise<Person | undefined> {
    const [person] = await tx
      .select()
      .from(people)
      .where(eq(sql`lower(${people.email})`, email))
      .for('no key update');
    return person;
  },

  /** A person's id at a provider; `confirmed`, or waiting for our mail to be opened. */
  async subjectOf(
    db: DbOrTx,
    personId: number,
    provider: SocialProvider,
    state: 'confirmed' | 'waiting',
  ): Promise<string | undefined> {
    const { confirmedAt } = socialAccounts;
    const isWanted = state === 'confirmed' ? isNotNull(confirmedAt) : isNull(confirmedAt);
    const [row] = await db
      .select({ subject: socialAccounts.subject })
      .from(socialAccounts)
      .where(
        and(eq(socialAccounts.personId, personId), eq(socialAccounts.provider, provider), isWanted),
      );
    return row?.subject;
  },

  /** Provider accounts that can sign in to an account. */
  linksOf: (db: DbOrTx, personId: number) =>
    db
      .select({
        provider: socialAccounts.provider,
        // Never null here: the condition below leaves out those that wait.
        linkedAt: sql<Date>`${socialAccounts.confirmedAt}`.mapWith(socialAccounts.createdAt),
      })
      .from(socialAccounts)
      .where(isLinked(personId))
      .orderBy(socialAccounts.provider),

  /** Providers that can sign in to an account. */
  async providersOf(db: DbOrTx, personId: number): Promise<SocialProvider[]> {
    return (await this.linksOf(db, personId)).map(({ provider }) => provider);
  },

  /** Deletes the link, and one that waits for confirmation. */
  async unlink(tx: Tx, personId: number, provider: SocialProvider): Promise<void> {
    await tx
      .delete(socialAccounts)
      .where(and(eq(socialAccounts.personId, personId), eq(socialAccounts.provider, provider)));
  },

  /** Links the account to this person, replacing their other one of this provider. */
  async link(tx: Tx, personId: number, account: Account): Promise<void> {
    await clear(tx, personId, account);
    await tx.insert(socialAccounts).values({ personId, ...account, confirmedAt: new Date() });
  },

  /** Marks the account as waiting for confirmation, replacing another one. */
  async keepWaiting(tx: Tx, personId: number, account: Account): Promise<void> {
    await clear(tx, personId, account, isNull(socialAccounts.confirmedAt));
    await tx.insert(socialAccounts).values({ personId, ...account });
  },

  async deleteOf(tx: Tx, personId: number): Promise<void> {
    await tx.delete(socialAccounts).where(eq(socialAccounts.personId, personId));
  },
};

const isLinked = (personId: number) =>
  and(eq(socialAccounts.personId, personId), isNotNull(socialAccounts.confirmedAt));

const isAccount = ({ provider, subject }: Account) =>
  and(eq(socialAccounts.provider, provider), eq(socialAccounts.subject, subject));

/** Deletes rows that conflict with the new link: the account's own, and the person's others. */
async function clear(tx: Tx, personId: number, account: Account, which?: SQL): Promise<void> {
  const { provider } = socialAccounts;
  const isTheirs = and(eq(socialAccounts.personId, personId), eq(provider, account.provider));
  await tx.delete(socialAccounts).where(and(or(isAccount(account), isTheirs), which));
}
