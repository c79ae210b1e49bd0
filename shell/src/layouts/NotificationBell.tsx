import BellOutlined from '@ant-design/icons/es/icons/BellOutlined';
import { statusOf, useSession } from '@alumni/shared-auth';
import { lazyPart, notifyError } from '@alumni/shared-ui/feedback';
import { href, useNavigate } from '@alumni/shared-ui/router';
import { formatDate } from '@alumni/shared-ui/text';
import Badge from 'antd/es/badge';
import Dropdown from 'antd/es/dropdown';
import type { MenuProps } from 'antd/es/menu';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useNotifications, type ReadableNotification } from '../api/notifications';
import { useIsIdle } from '../preload/when-idle';
import { HeaderButton } from './HeaderButton';
import styles from './NotificationBell.module.css';

const NoNotifications = lazyPart(async () => (await import('./NoNotifications')).NoNotifications);

/**
 * Unread notifications of the person signed in; a click takes one out and opens its target. The last
 * entry leads to all of them.
 */
export function NotificationBell() {
  const { user } = useSession();
  // The requests of the first screen go before this one.
  const isIdle = useIsIdle();
  const mayAsk = isIdle && !user?.must_enrol;
  const { notifications, remove } = useNotifications(mayAsk ? user?.id : undefined);
  const [open, setOpen] = useState(false);
  const follow = useFollow(remove);
  const count = notifications.length;
  const shown = count > 99 ? '99+' : String(count);
  const navigate = useNavigate();
  const items: MenuProps['items'] = [
    ...notifications.map((notification) => ({
      key: notification.id,
      label: <Line {...notification} />,
      onClick: () => void follow(notification),
    })),
    ...(count > 0 ? [{ type: 'divider' as const }] : []),
    {
      key: 'all',
      label: 'Toutes les notifications',
      onClick: () => void navigate(href('notifications')),
    },
  ];
  return (
    <Dropdown
      menu={{ items, className: styles.list }}
      popupRender={(menu) => (
        <>
          {count === 0 && <NoNotifications />}
          {menu}
        </>
      )}
      trigger={['click']}
      placement="bottomRight"
      classNames={{ root: styles.popup }}
      getPopupContainer={beside}
      open={open}
      onOpenChange={setOpen}
      destroyOnHidden
      // The arrow keys work at once, as in any menu.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
    >
      <HeaderButton
        label={count > 0 ? `Notifications (${shown})` : 'Notifications'}
        aria-expanded={open}
        icon={
          <Badge count={count} size="small" title="">
            <BellOutlined aria-hidden aria-label="" className={styles.bell} />
          </Badge>
        }
      />
    </Dropdown>
  );
}

/** In the header, and so in a landmark. */
const beside = (bell: HTMLElement) => bell.parentElement ?? document.body;

function Line({ data, createdAt }: ReadableNotification) {
  return (
    <span className={styles.line}>
      <strong>{data.title}</strong>
      <span>{data.message}</span>
      <small>{formatDate(createdAt)}</small>
    </span>
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
