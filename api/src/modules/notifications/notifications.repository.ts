import { and, count, desc, eq, inArray, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { unionAll, type PgColumn } from 'drizzle-orm/pg-core';
import { Profile } from '@alumni/shared-contract';
import type { DbOrTx } from '../../platform/db/open-database';
import {
  announcements,
  dismissedAnnouncements,
  notifications,
  notificationSettings,
  people,
  type Audience,
  type NotificationData,
} from '../../platform/db/schema';

export type NotificationRow = Omit<typeof notifications.$inferSelect, 'personId'>;
export type ReadState = 'unread' | 'read' | undefined;

/** Limit of the bell; older ones are on the page of all of them. */
const listed = 50;
/** Rows per statement of the housekeeping: each must end within the statement timeout. */
const deletedAtOnce = 10_000;

export const notificationsRepository = {
  /** A person's unread ones and the unread announcements to them, latest first. */
  of: (db: DbOrTx, personId: number): Promise<NotificationRow[]> =>
    notificationsRepository.page(db, personId, 'unread', listed, 0),

  /** One page of a person's own ones and the announcements to them, latest first. */
  async page(
    db: DbOrTx,
    personId: number,
    state: ReadState,
    limit: number,
    offset: number,
  ): Promise<NotificationRow[]> {
    const { id, type, data, readAt, createdAt } = notifications;
    const own = db
      .select({ id, type, data, readAt, createdAt })
      .from(notifications)
      .where(and(eq(notifications.personId, personId), inState(readAt, state)))
      .orderBy(desc(notifications.id))
      .limit(offset + limit);
    const announced = db
      .select({
        id: announcements.id,
        type: announcements.type,
        data: announcements.data,
        readAt: sql<Date | null>`${dismissedAnnouncements.readAt}`.mapWith(readAt),
        createdAt: announcements.createdAt,
      })
      .from(announcements)
      .innerJoin(people, isAnnouncedTo(personId))
      .leftJoin(dismissedAnnouncements, isReadMark)
      .where(inState(dismissedAnnouncements.readAt, state))
      .orderBy(desc(announcements.id))
      .limit(offset + limit);
    return unionAll(own, announced)
      .orderBy(sql`id DESC`)
      .limit(limit)
      .offset(offset);
  },

  /** How many a person has, read and unread. */
  async counts(db: DbOrTx, personId: number): Promise<{ read: number; unread: number }> {
    const own = await db
      .select({ all: count(), read: count(notifications.readAt) })
      .from(notifications)
      .where(eq(notifications.personId, personId));
    const announced = await db
      .select({ all: count(), read: count(dismissedAnnouncements.readAt) })
      .from(announcements)
      .innerJoin(people, isAnnouncedTo(personId))
      .leftJoin(dismissedAnnouncements, isReadMark);
    const [all, read] = (['all', 'read'] as const).map((key) => own[0]![key] + announced[0]![key]);
    return { read: read!, unread: all! - read! };
  },

  /**
   * Marks a person's unread ones as read: they leave the bell.
   * @param ids of some of them; all without
   * @returns how many were unread. Another's and none are alike.
   */
  async markRead(db: DbOrTx, personId: number, ids?: readonly number[]): Promise<number> {
    const own = await db
      .update(notifications)
      .set({ readAt: new Date() })
      .where(
        and(
          eq(notifications.personId, personId),
          isNull(notifications.readAt),
          ids && inArray(notifications.id, [...ids]),
        ),
      )
      .returning({ id: notifications.id });
    const { rows } = await db.execute(sql`
      INSERT INTO ${dismissedAnnouncements} (person_id, announcement_id)
      SELECT ${people.id}, ${announcements.id}
      FROM ${announcements} JOIN ${people} ON ${isAnnouncedTo(personId)}
      ${ids ? sql`WHERE ${inArray(announcements.id, [...ids])}` : sql``}
      ORDER BY ${announcements.id}
      ON CONFLICT DO NOTHING RETURNING announcement_id`);
    return own.length + rows.length;
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

  /** Staff who did not refuse these mails. */
  staffAddresses: (db: DbOrTx) =>
    db
      .select({ email: people.email })
      .from(people)
      .where(
        and(
          inArray(people.idProfil, [Profile.administrator, Profile.accountant]),
          eq(people.isActivate, 1),
          sql`NOT EXISTS (
            SELECT FROM ${notificationSettings} settings
            WHERE settings.person_id = ${people.id} AND settings.staff_mails = 0)`,
        ),
      ),
};

const bothKinds = [notifications, announcements].map((table) => ({ ...table, table }));

/** The audience of `people`, as its trigger computes it; null for those who get no announcement. */
const theirAudience = sql`public.audience_of(${people.idProfil}, ${people.isActivate}, ${people.approved})`;

/** Joins `announcements` and the row of a person who belonged to the audience at that time. */
function isAnnouncedTo(personId: number): SQL {
  return sql`${people.id} = ${personId}
    AND (${announcements.audience} = ${theirAudience}
      OR ${announcements.audience} = 'everybody' AND ${theirAudience} IS NOT NULL)
    AND ${announcements.createdAt} >= ${people.audienceSince}
    AND (${announcements.type} <> 'opportunity' OR NOT EXISTS (
      SELECT FROM ${notificationSettings} settings
      WHERE settings.person_id = ${people.id} AND settings.opportunities = 0))`;
}

/** Joins an announcement and the mark that this person has read it. */
const isReadMark = and(
  eq(dismissedAnnouncements.announcementId, announcements.id),
  eq(dismissedAnnouncements.personId, people.id),
);

const inState = (readAt: PgColumn, state: ReadState) =>
  state && (state === 'read' ? isNotNull(readAt) : isNull(readAt));
