import type { NotificationData } from '@alumni/shared-contract';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { bytes, createdAt, flag, id, isFlag, isOneOf, moment } from './columns';
import { people } from './people';

export type { NotificationData };

/** Notifications of one person. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    personId: integer('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    data: jsonb('data').$type<NotificationData>().notNull(),
    readAt: moment('read_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('notifications_person').on(t.personId, t.id.desc().nullsFirst()),
    // Notifications about a person, found when that person leaves.
    index('notifications_about')
      .on(sql`(data->'params'->>'id')`)
      .where(sql`data->>'route' = 'ancien_details'`),
    index('notifications_created').on(t.createdAt),
  ],
);

/** Who gets an announcement: approved members, staff, or both. */
export const audiences = ['alumni', 'staff', 'everybody'] as const;
export type Audience = (typeof audiences)[number];

/**
 * A notification to all people of an audience, in one row. Ids come from the sequence of
 * `notifications`: a client sees both kinds in one list.
 */
export const announcements = pgTable(
  'announcements',
  {
    id: integer('id')
      .primaryKey()
      .default(sql`nextval('public.notifications_id_seq'::regclass)`),
    audience: text('audience').$type<Audience>().notNull(),
    type: text('type').notNull(),
    data: jsonb('data').$type<NotificationData>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('announcements_audience', isOneOf(t.audience, audiences)),
    index('announcements_audience_id').on(t.audience, t.id.desc().nullsFirst()),
    index('announcements_created').on(t.createdAt),
  ],
);

/** Announcements that a person has read: they leave the bell. */
export const dismissedAnnouncements = pgTable(
  'dismissed_announcements',
  {
    personId: integer('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    announcementId: integer('announcement_id')
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    readAt: moment('read_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.personId, t.announcementId] }),
    index('dismissed_announcements_announcement').on(t.announcementId),
  ],
);

/** What a person wants to be told; one without a row has the defaults. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    personId: integer('person_id')
      .primaryKey()
      .references(() => people.id, { onDelete: 'cascade' }),
    opportunities: flag('opportunities').default(1),
    weeklySummary: flag('weekly_summary').default(0),
    opportunityMails: flag('opportunity_mails').default(0),
    memberMessages: flag('member_messages').default(1),
    staffMails: flag('staff_mails').default(1),
    /** When the last summary was due; at first, when it was asked for. */
    summarySentAt: moment('summary_sent_at'),
    /** Until when opportunities were mailed; at first, when these mails were asked for. */
    opportunitiesMailedAt: moment('opportunities_mailed_at'),
  },
  (t) => [
    check('notification_settings_opportunities', isFlag(t.opportunities)),
    check('notification_settings_weekly_summary', isFlag(t.weeklySummary)),
    check('notification_settings_opportunity_mails', isFlag(t.opportunityMails)),
    check('notification_settings_member_messages', isFlag(t.memberMessages)),
    check('notification_settings_staff_mails', isFlag(t.staffMails)),
    index('notification_settings_summary')
      .on(t.summarySentAt)
      .where(sql`weekly_summary = 1`),
    index('notification_settings_opportunity')
      .on(t.opportunitiesMailedAt)
      .where(sql`opportunity_mails = 1`),
  ],
);

export const mailStatuses = ['waiting', 'sent', 'failed'] as const;

/** Outbox: mails written in the transaction that causes them, sent after its commit. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** Encrypted, and deleted once sent: it may contain a link that opens an account. */
    body: bytes('body'),
    status: text('status').$type<(typeof mailStatuses)[number]>().notNull().default('waiting'),
    attempts: smallint('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    lastError: text('last_error'),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
  },
  (t) => [
    check('mails_status', isOneOf(t.status, mailStatuses)),
    check('mails_waiting_has_a_body', sql`status <> 'waiting' OR body IS NOT NULL`),
    index('mails_waiting')
      .on(t.nextAttemptAt)
      .where(sql`status = 'waiting'`),
  ],
);
