import { z } from 'zod';
import { Id } from './common';

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
