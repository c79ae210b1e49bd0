import { and, desc, eq, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { Profile } from '@alumni/shared-contract';
import type { DbOrTx } from '../../platform/db/open-database';
import {
  announcements,
  dismissedAnnouncements,
  notifications,
  people,
  type Audience,
  type NotificationData,
} from '../../platform/db/schema';

export type NotificationRow = Omit<typeof notifications.$inferSelect, 'personId'>;

/** Limit of one answer; older ones appear when newer ones are deleted. */
const listed = 50;
/** Rows per statement of the housekeeping: each must end within the statement timeout. */
const deletedAtOnce = 10_000;

export const notificationsRepository = {
  /** A person's own ones and the announcements to them, latest first. */
  async of(db: DbOrTx, personId: number): Promise<NotificationRow[]> {
    const { id, type, data, readAt, createdAt } = notifications;
    const own = db
      .select({ id, type, data, readAt, createdAt })
      .from(notifications)
      .where(eq(notifications.personId, personId))
      .orderBy(desc(notifications.id))
      .limit(listed);
    const announced = db
      .select({
        id: announcements.id,
        type: announcements.type,
        data: announcements.data,
        readAt: sql<Date | null>`NULL::timestamptz`,
        createdAt: announcements.createdAt,
      })
      .from(announcements)
      .innerJoin(people, isAnnouncedTo(personId))
      .orderBy(desc(announcements.id))
      .limit(listed);
    return unionAll(own, announced)
      .orderBy(sql`id DESC`)
      .limit(listed);
  },

  /** Whether there was one of this id in this person's list. Another's and none are alike. */
  async deleteOwn(db: DbOrTx, id: number, personId: number): Promise<boolean> {
    const own = and(eq(notifications.id, id), eq(notifications.personId, personId));
    const deleted = await db.delete(notifications).where(own).returning({ id: notifications.id });
    if (deleted.length > 0) return true;
    const { rows } = await db.execute(sql`
      INSERT INTO ${dismissedAnnouncements} (person_id, announcement_id)
      SELECT ${people.id}, ${announcements.id}
      FROM ${announcements} JOIN ${people} ON ${isAnnouncedTo(personId)}
      WHERE ${announcements.id} = ${id}
      ON CONFLICT DO NOTHING RETURNING announcement_id`);
    return rows.length > 0;
  },

  /** Notifications about a person who is leaving, for every recipient. */
  async deleteAbout(db: DbOrTx, personId: number): Promise<void> {
    for (const { data, table } of bothKinds) {
      const isAbout = and(
        sql`${data}->>'route' = 'ancien_details'`,
        sql`${data}->'params'->>'id' = ${String(personId)}`,
      );
      await db.delete(table).where(isAbout);
    }
  },

  /** Messages of strangers to the staff that contain an address. */
  async deleteNaming(db: DbOrTx, email: string): Promise<void> {
    for (const { data, type, table } of bothKinds) {
      const isNamed = sql`strpos(lower(${data}->>'message'), ${email.toLowerCase()}) > 0`;
      const isMessage = inArray(type, ['join_request', 'contact_message']);
      await db.delete(table).where(and(isMessage, isNamed));
    }
  },

  /** Deletes old ones in small steps. */
  async deleteOlderThan(db: DbOrTx, seconds: number): Promise<void> {
    const oldest = new Date(Date.now() - seconds * 1000);
    for (const { id, createdAt, table } of bothKinds) {
      let deleted: number;
      do {
        const old = db.select({ id }).from(table).where(lt(createdAt, oldest)).limit(deletedAtOnce);
        deleted = (await db.delete(table).where(inArray(id, old)).returning({ id })).length;
      } while (deleted === deletedAtOnce);
    }
  },

  /** @returns the notification's id */
  async tell(db: DbOrTx, personId: number, type: string, data: NotificationData): Promise<number> {
    const [row] = await db
      .insert(notifications)
      .values({ personId, type, data })
      .returning({ id: notifications.id });
    return row!.id;
  },

  /** @param ids a list or a query of ids */
  async deleteAll(db: DbOrTx, ids: SQL): Promise<void> {
    await db.delete(notifications).where(sql`${notifications.id} IN ${ids}`);
  },

  /** One row, whatever the number of people: there may be 19,000. */
  async announce(
    db: DbOrTx,
    audience: Audience,
    type: string,
    data: NotificationData,
  ): Promise<void> {
    await db.insert(announcements).values({ audience, type, data });
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

const bothKinds = [notifications, announcements].map((table) => ({ ...table, table }));

/** The audience of `people`, as its trigger computes it; null for those who get no announcement. */
const theirAudience = sql`public.audience_of(${people.idProfil}, ${people.isActivate}, ${people.approved})`;

/**
 * Joins `announcements` and the row of a person who belonged to the audience at that time, and has
 * not deleted it from their list.
 */
function isAnnouncedTo(personId: number): SQL {
  return sql`${people.id} = ${personId}
    AND (${announcements.audience} = ${theirAudience}
      OR ${announcements.audience} = 'everybody' AND ${theirAudience} IS NOT NULL)
    AND ${announcements.createdAt} >= ${people.audienceSince}
    AND NOT EXISTS (SELECT FROM ${dismissedAnnouncements}
      WHERE ${dismissedAnnouncements.personId} = ${people.id}
      AND ${dismissedAnnouncements.announcementId} = ${announcements.id})`;
}
