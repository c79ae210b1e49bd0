import { calm, http, useAnswer, useRefresh, useSelected } from '@alumni/shared-auth';
import type {
  Notification,
  NotificationData,
  NotificationSettings,
  OwnNotificationsReply,
  ReadNotificationsInput,
} from '@alumni/shared-contract';
import { queryString, type Query } from '@alumni/shared-ui/router';

export interface ReadableNotification {
  id: Notification['id'];
  createdAt: string;
  data: NotificationData;
}

const bellRoot = '/api/users/notifications';
const allRoot = '/api/v2/notifications';
const keyOf = (userId: number) => `${bellRoot}/${userId}`;

/** Notifications of a person, fetched again every minute; unreadable ones are left out. */
export function useNotifications(userId: number | undefined) {
  const { data, mutate } = useSelected(userId === undefined ? null : keyOf(userId), readableOnes, {
    refreshInterval: 60_000,
  });
  return {
    notifications: data ?? [],
    /** DELETE marks it as read; then the list is updated. */
    remove: async (id: Notification['id']) => {
      await http.delete(`/api/users/notifications/delete/${id}`);
      await mutate();
    },
  };
}

const readableOnes = (all: Notification[]) => all.flatMap(readable);

function readable({ id, created_at, data }: Notification): ReadableNotification[] {
  try {
    return [{ id, createdAt: created_at, data: JSON.parse(data) as NotificationData }];
  } catch {
    return [];
  }
}

/** One page of all notifications of the person signed in. */
export function useAllNotifications({ page, state }: Query) {
  const address = allRoot + queryString({ page: page === 1 ? undefined : page, state });
  return useAnswer<OwnNotificationsReply>(address, { ...calm, keepPreviousData: true });
}

/** POST: marks these as read, or all of them. */
export async function markAsRead(ids?: ReadNotificationsInput['ids']): Promise<void> {
  await http.post(`${allRoot}/read`, { ids });
}

/** Fetches again the bell and the page of all notifications. */
export function useRefreshNotifications() {
  const [bell, all] = [useRefresh(bellRoot), useRefresh(allRoot)];
  return () => Promise.all([bell(), all()]);
}

const settings = '/api/v2/users/me/notification-settings';

/** What the person signed in wants to be told. */
export function useNotificationSettings() {
  const load = useAnswer<NotificationSettings>(settings, calm);
  return {
    ...load,
    /** Shown at once, and taken back when the call fails. */
    save: (change: Partial<NotificationSettings>) =>
      load.mutate(
        http.put<NotificationSettings>(settings, change).then(({ data }) => data),
        {
          optimisticData: (now) => ({ ...now!, ...change }),
          rollbackOnError: true,
          revalidate: false,
        },
      ),
  };
}
