import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { Profile } from '@alumni/shared-contract';
import type { DbOrTx } from '../../platform/db/open-database';
import { notifications, people, type NotificationData } from '../../platform/db/schema';

export type NotificationRow = typeof notifications.$inferSelect;

/** Limit of one answer; older ones appear when newer ones are deleted. */
const listed = 50;

export const notificationsRepository = {
  of: (db: DbOrTx, personId: number) =>
    db
      .select()
      .from(notifications)
      .where(eq(notifications.personId, personId))
      .orderBy(desc(notifications.id))
      .limit(listed),

  /** Whether there was one of this id and of this person. */
  async deleteOwn(db: DbOrTx, id: number, personId: number): Promise<boolean> {
    const own = and(eq(notifications.id, id), eq(notifications.personId, personId));
    const deleted = await db.delete(notifications).where(own).returning({ id: notifications.id });
    return deleted.length > 0;
  },

  /** Notifications about a person who is leaving, for every recipient. */
  async deleteAbout(db: DbOrTx, personId: number): Promise<void> {
    await db
      .delete(notifications)
      .where(
        and(
          sql`${notifications.data}->>'route' = 'ancien_details'`,
          sql`${notifications.data}->'params'->>'id' = ${String(personId)}`,
        ),
      );
  },

  async tell(db: DbOrTx, personId: number, type: string, data: NotificationData): Promise<void> {
    await db.insert(notifications).values({ personId, type, data });
  },

  /** Every approved and active alumnus, in one statement: there may be 19,000. */
  tellAlumni: (db: DbOrTx, type: string, data: NotificationData) =>
    tellWhere(
      db,
      and(eq(people.idProfil, Profile.alumnus), eq(people.isActivate, 1), eq(people.approved, 1)),
      type,
      data,
    ),

  tellStaff: (db: DbOrTx, type: string, data: NotificationData) =>
    tellWhere(db, activeStaff, type, data),

  staffAddresses: (db: DbOrTx) =>
    db.select({ email: people.email }).from(people).where(activeStaff),
};

const activeStaff = and(
  inArray(people.idProfil, [Profile.administrator, Profile.accountant]),
  eq(people.isActivate, 1),
);

async function tellWhere(
  db: DbOrTx,
  who: ReturnType<typeof and>,
  type: string,
  data: NotificationData,
): Promise<void> {
  await db.execute(sql`
    INSERT INTO ${notifications} (person_id, type, data)
    SELECT ${people.id}, ${type}, ${JSON.stringify(data)}::jsonb FROM ${people} WHERE ${who}`);
}
