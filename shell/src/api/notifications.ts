import { http } from '@alumni/shared-auth';
import type { Notification, NotificationData } from '@alumni/shared-contract';
import useSWR from 'swr';

export interface ReadableNotification {
  id: Notification['id'];
  createdAt: string;
  data: NotificationData;
}

const keyOf = (userId: number) => `/api/users/notifications/${userId}`;

/** Notifications of a person, fetched again every minute; unreadable ones are left out. */
export function useNotifications(userId: number | undefined) {
  const { data, mutate } = useSWR(
    userId === undefined ? null : keyOf(userId),
    async (key: string) => (await http.get<Notification[]>(key)).data.flatMap(readable),
    { refreshInterval: 60_000 },
  );
  return {
    notifications: data ?? [],
    /** DELETE, then updates the list. */
    remove: async (id: Notification['id']) => {
      await http.delete(`/api/users/notifications/delete/${id}`);
      await mutate();
    },
  };
}

function readable({ id, created_at, data }: Notification): ReadableNotification[] {
  try {
    return [{ id, createdAt: created_at, data: JSON.parse(data) as NotificationData }];
  } catch {
    return [];
  }
}
