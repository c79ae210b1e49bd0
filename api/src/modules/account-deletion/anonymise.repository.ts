import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import {
  auditEntries,
  chosenCampuses,
  directoryUsage,
  dismissedAnnouncements,
  distinctPeople,
  joinRequests,
  mails,
  notifications,
  notificationSettings,
  passkeyChallenges,
  passkeys,
  pendingSignIns,
  people,
  profileViews,
  recoveryCodes,
  bulkRows,
  importRows,
  referents,
  refusals,
  savedFilters,
  sessions,
  socialAccounts,
  studyPaths,
  tokens,
  totpSecrets,
  trustedDevices,
  type Person,
} from '../../platform/db/schema';
import { notificationsRepository } from '../notifications/notifications.repository';

/** Columns that `nobody` does not set: kept, computed by the database, or set by `emptyPerson`. */
type OtherColumn =
  | 'id'
  | 'email'
  | 'search'
  | 'employeurSearch'
  | 'villeSearch'
  | 'deletionRequestedAt'
  | 'anonymisedAt'
  | 'audienceSince'
  | 'createdAt'
  | 'updatedAt';

/**
 * Clears all personal columns; the id stays, for the news they wrote. A new column does not compile
 * before it is here.
 */
const nobody = {
  idProfil: 1,
  nom: 'Ancien',
  prenoms: 'membre',
  emailVerifiedAt: null,
  passwordHash: null,
  telephone: null,
  nationalite: null,
  paysResidence: null,
  ville: null,
  professionId: null,
  employeur: null,
  sexe: null,
  biographie: null,
  birthDate: null,
  maritalStatus: null,
  picture: null,
  alumniTypeId: null,
  isActivate: 0,
  approved: 0,
  certified: 0,
  sleepReason: null,
  nombreConnexions: 0,
  nombreVues: 0,
  declaredLastGrade: null,
  declaredLastGradeYear: null,
  firstYear: null,
  lastGrade: null,
  lastGradeYear: null,
  campusIds: [] as number[],
  fieldIds: [] as number[],
  completedPourcent: 0,
  visibleTelephone: 'members',
  visibleEmail: 'members',
  visibleEmployeur: 'members',
  visiblePicture: 'members',
  visibleBirthday: 'me',
  listed: 1,
  termsAcceptedAt: null,
  profileCompletedAt: null,
  refusedAt: null,
  imported: 0,
  lastLoginAt: null,
  confirmedAt: null,
  confirmationAskedAt: null,
} satisfies Omit<Person, OtherColumn>;

/** Tables whose rows belong to one person. */
const belongings = [
  sessions,
  tokens,
  socialAccounts,
  notifications,
  notificationSettings,
  savedFilters,
  dismissedAnnouncements,
  studyPaths,
  chosenCampuses,
  referents,
  directoryUsage,
  totpSecrets,
  passkeys,
  passkeyChallenges,
  recoveryCodes,
  pendingSignIns,
  trustedDevices,
  refusals,
  bulkRows,
  importRows,
] as const;

const isDue = (delaySeconds: number) =>
  and(
    lte(people.deletionRequestedAt, sql`now() - make_interval(secs => ${delaySeconds})`),
    isNull(people.anonymisedAt),
  );

export const anonymiseRepository = {
  due: (db: Db, delaySeconds: number) =>
    db
      .select({ id: people.id, picture: people.picture })
      .from(people)
      .where(isDue(delaySeconds))
      .orderBy(asc(people.deletionRequestedAt)),

  /** Locks the person if they are still due and no other process works on them. */
  async claim(tx: Tx, id: number, delaySeconds: number): Promise<Person | undefined> {
    const [person] = await tx
      .select()
      .from(people)
      .where(and(eq(people.id, id), isDue(delaySeconds)))
      .for('no key update', { skipLocked: true });
    return person;
  },

  /** The e-mail address becomes available again. */
  async emptyPerson(tx: Tx, id: number): Promise<void> {
    await tx
      .update(people)
      .set({
        ...nobody,
        email: `ancien-membre-${id}@anonyme.invalid`,
        anonymisedAt: new Date(),
        updatedAt: new Date(),
      })
      .where(eq(people.id, id));
  },

  async deleteBelongings(tx: Tx, { id, email }: Person): Promise<void> {
    for (const table of belongings) await tx.delete(table).where(eq(table.personId, id));
    await tx
      .delete(profileViews)
      .where(or(eq(profileViews.personId, id), eq(profileViews.viewerId, id)));
    await tx
      .delete(joinRequests)
      .where(
        or(
          eq(sql`lower(${joinRequests.email})`, email.toLowerCase()),
          eq(joinRequests.memberId, id),
        ),
      );
    await tx
      .delete(distinctPeople)
      .where(or(eq(distinctPeople.oneId, id), eq(distinctPeople.otherId, id)));
    await notificationsRepository.deleteNaming(tx, email);
    await tx.delete(mails).where(eq(sql`lower(${mails.recipient})`, email.toLowerCase()));
  },

  /** Masks names in the journal entries about the person; the entries stay. */
  async maskAudit(tx: Tx, id: number, fields: readonly string[]): Promise<void> {
    const about = and(eq(auditEntries.targetType, 'person'), eq(auditEntries.targetId, id));
    const entries = await tx.select().from(auditEntries).where(about);
    for (const { id: entryId, details } of entries) {
      const masked = mask(details, new Set(fields));
      await tx.update(auditEntries).set({ details: masked }).where(eq(auditEntries.id, entryId));
    }
  },
};

/** At any depth: `{before: {nom}, after: {nom}}`. */
function mask(value: unknown, fields: ReadonlySet<string>): Record<string, unknown> {
  const entries = Object.entries(value as object).map(([name, kept]: [string, unknown]) => {
    if (kept !== null && fields.has(name)) return [name, 'effacé'];
    const isNested = typeof kept === 'object' && kept !== null && !Array.isArray(kept);
    return [name, isNested ? mask(kept, fields) : kept];
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}
