import { http, useSelected } from '@alumni/shared-auth';
import type { Notification, NotificationData } from '@alumni/shared-contract';

export interface ReadableNotification {
  id: Notification['id'];
  createdAt: string;
  data: NotificationData;
}

const keyOf = (userId: number) => `/api/users/notifications/${userId}`;

/** Notifications of a person, fetched again every minute; unreadable ones are left out. */
export function useNotifications(userId: number | undefined) {
  const { data, mutate } = useSelected(userId === undefined ? null : keyOf(userId), readableOnes, {
    refreshInterval: 60_000,
  });
  return {
    notifications: data ?? [],
    /** DELETE, then updates the list. */
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
