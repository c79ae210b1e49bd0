import { statusOf, useSession } from '@alumni/shared-auth';
import { notifyError } from '@alumni/shared-ui/feedback';
import { href, useNavigate } from '@alumni/shared-ui/router';
import { formatDate } from '@alumni/shared-ui/text';
import { useId, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useNotifications, type ReadableNotification } from '../api/notifications';
import { IconButton } from './IconButton';
import styles from './NotificationBell.module.css';
import { usePopover } from './usePopover';

/** Notifications of the person signed in; a click deletes one and opens its target. */
export function NotificationBell() {
  const { user } = useSession();
  const { notifications, remove } = useNotifications(user?.id);
  const [open, setOpen] = useState(false);
  const popover = usePopover(open, () => setOpen(false));
  const follow = useFollow(remove);
  const panel = useId();
  const count = notifications.length;
  const shown = count > 99 ? '99+' : String(count);
  return (
    <div ref={popover} className={styles.bell}>
      <IconButton
        icon="bell"
        label={count > 0 ? `Notifications (${shown})` : 'Notifications'}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        {count > 0 && <span className={styles.count}>{shown}</span>}
      </IconButton>
      <div id={panel} hidden={!open} className={styles.panel}>
        <h2>Notifications</h2>
        {count === 0 && <p className={styles.empty}>Rien de nouveau.</p>}
        <ul>
          {notifications.map((notification) => (
            <li key={notification.id}>
              <button
                type="button"
                className={styles.item}
                onClick={() => {
                  setOpen(false);
                  void follow(notification);
                }}
              >
                <strong>{notification.data.title}</strong>
                <span>{notification.data.message}</span>
                <small>{formatDate(notification.createdAt)}</small>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Deletes it, opens the target, refreshes session and data. */
function useFollow(remove: (id: ReadableNotification['id']) => Promise<void>) {
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  return async ({ id, data }: ReadableNotification) => {
    try {
      await remove(id);
    } catch (error) {
      // The end of the session has its own message.
      if (statusOf(error) !== 401) notifyError();
      return;
    }
    await navigate(href(data.route, data.params));
    await mutate(() => true);
  };
}
