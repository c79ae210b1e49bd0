import { z } from 'zod';
import { Flag, FlagInput, Id, IdInput, Moment, PageInput, pagedReply, StatusReply } from './common';

/** `data` of a notification, as JSON text; `route` is a route name, never a URL. */
export const NotificationData = z.object({
  title: z.string(),
  message: z.string(),
  route: z.string(),
  params: z.record(z.string(), z.string()),
});
export type NotificationData = z.infer<typeof NotificationData>;

/** GET /api/users/notifications/:userId */
export const Notification = z.object({
  id: Id,
  type: z.string(),
  data: z.string(),
  read_at: z.string().nullable(),
  created_at: z.string(),
});
export type Notification = z.infer<typeof Notification>;
/** Latest first. */
export const NotificationsReply = z.array(Notification);

/** A notification of the own list, read or not. */
export const OwnNotification = NotificationData.extend({
  id: Id,
  type: z.string(),
  read_at: Moment.nullable(),
  created_at: Moment,
});
export type OwnNotification = z.infer<typeof OwnNotification>;

/** GET /api/v2/notifications?state=unread&page=n: all of the signed-in person, the latest first. */
export const OwnNotificationsQuery = z.object({
  page: PageInput,
  state: z.enum(['unread', 'read']).optional(),
});
export const OwnNotificationsReply = pagedReply(OwnNotification).extend({
  unread: z.number().int(),
});
export type OwnNotificationsReply = z.infer<typeof OwnNotificationsReply>;

/** POST /api/v2/notifications/read: marks these as read; without `ids`, all of them. */
export const ReadNotificationsInput = z.object({ ids: z.array(IdInput).max(100).optional() });
export type ReadNotificationsInput = z.input<typeof ReadNotificationsInput>;
export const ReadNotificationsReply = StatusReply.extend({ read: z.number().int() });

/** GET /api/v2/users/me/notification-settings: what the signed-in person wants to be told. */
export const NotificationSettings = z.object({
  /** New opportunities in the bell. */
  opportunities: Flag,
  /** New opportunities by mail, within the hour. */
  opportunity_mails: Flag,
  /** News and opportunities of the week, by mail on Monday. */
  weekly_summary: Flag,
  /** Messages of other members, by mail through the network. */
  member_messages: Flag,
  /** A mail for each request to join and each message; staff only. */
  staff_mails: Flag,
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

/** PUT of the same; what is left out stays. */
export const NotificationSettingsInput = z
  .object({
    opportunities: FlagInput,
    opportunity_mails: FlagInput,
    weekly_summary: FlagInput,
    member_messages: FlagInput,
    staff_mails: FlagInput,
  })
  .partial();
export type NotificationSettingsInput = z.input<typeof NotificationSettingsInput>;
