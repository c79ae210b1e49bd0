import { and, asc, eq, or, sql, type Column, type SQL } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/db/open-database';
import {
  auditEntries,
  campuses,
  chosenCampuses,
  directoryUsage,
  dismissedAnnouncements,
  jobs,
  joinRequests,
  mails,
  notifications,
  passkeys,
  profileViews,
  recoveryCodes,
  socialAccounts,
  tokens,
  totpSecrets,
  trustedDevices,
} from '../../platform/db/schema';
import type { news, opportunities } from '../../platform/db/schema';

const isAddress = (column: Column, email: string): SQL =>
  eq(sql`lower(${column})`, email.toLowerCase());

const visitsByDay = (db: DbOrTx, which: SQL) =>
  db
    .select({ day: profileViews.day, total: sql<number>`count(*)`.mapWith(Number) })
    .from(profileViews)
    .where(which)
    .groupBy(profileViews.day)
    .orderBy(profileViews.day);

/** Rows about one person, oldest first. */
export const ownDataRepository = {
  chosenCampuses: (db: DbOrTx, id: number) =>
    db
      .select({ pays: campuses.pays })
      .from(chosenCampuses)
      .innerJoin(campuses, eq(campuses.id, chosenCampuses.campusId))
      .where(eq(chosenCampuses.personId, id))
      .orderBy(asc(campuses.pays)),

  socialAccounts: (db: DbOrTx, id: number) =>
    db
      .select()
      .from(socialAccounts)
      .where(eq(socialAccounts.personId, id))
      .orderBy(socialAccounts.id),

  async secondFactor(db: DbOrTx, id: number) {
    const [app] = await db.select().from(totpSecrets).where(eq(totpSecrets.personId, id));
    return {
      appConfirmedAt: app?.confirmedAt ?? null,
      passkeys: await db
        .select()
        .from(passkeys)
        .where(eq(passkeys.personId, id))
        .orderBy(passkeys.id),
      recoveryCodes: await db.$count(recoveryCodes, eq(recoveryCodes.personId, id)),
      trusted: await db
        .select({ until: trustedDevices.expiresAt })
        .from(trustedDevices)
        .where(eq(trustedDevices.personId, id))
        .orderBy(trustedDevices.expiresAt),
    };
  },

  tokens: (db: DbOrTx, id: number) =>
    db.select().from(tokens).where(eq(tokens.personId, id)).orderBy(tokens.id),

  mails: (db: DbOrTx, email: string) =>
    db
      .select({ subject: mails.subject, createdAt: mails.createdAt, sentAt: mails.sentAt })
      .from(mails)
      .where(isAddress(mails.recipient, email))
      .orderBy(mails.id),

  notifications: (db: DbOrTx, id: number) =>
    db.select().from(notifications).where(eq(notifications.personId, id)).orderBy(notifications.id),

  dismissed: (db: DbOrTx, id: number) =>
    db.$count(dismissedAnnouncements, eq(dismissedAnnouncements.personId, id)),

  /** Visits of the profile by others. */
  visits: (db: DbOrTx, id: number) => visitsByDay(db, eq(profileViews.personId, id)),

  /** Visits of other profiles. */
  visited: (db: DbOrTx, id: number) => visitsByDay(db, eq(profileViews.viewerId, id)),

  usage: (db: DbOrTx, id: number) =>
    db
      .select({
        day: directoryUsage.day,
        pages: directoryUsage.pages,
        details: directoryUsage.details,
      })
      .from(directoryUsage)
      .where(eq(directoryUsage.personId, id))
      .orderBy(directoryUsage.day),

  joinRequests: (db: DbOrTx, id: number, email: string) =>
    db
      .select()
      .from(joinRequests)
      .where(or(eq(joinRequests.memberId, id), isAddress(joinRequests.email, email)))
      .orderBy(joinRequests.id),

  written: (db: DbOrTx, table: typeof news | typeof opportunities, id: number) =>
    db
      .select({ titre: table.titre, createdAt: table.createdAt })
      .from(table)
      .where(eq(table.auteurId, id))
      .orderBy(table.id),

  journal: (db: DbOrTx, id: number) =>
    db
      .select()
      .from(auditEntries)
      .where(
        or(
          eq(auditEntries.actorId, id),
          and(eq(auditEntries.targetType, 'person'), eq(auditEntries.targetId, id)),
        ),
      )
      .orderBy(auditEntries.id),

  jobs: (db: DbOrTx, id: number) =>
    db
      .select({ kind: jobs.kind, state: jobs.state, createdAt: jobs.createdAt })
      .from(jobs)
      .where(eq(jobs.authorId, id))
      .orderBy(jobs.id),
};
