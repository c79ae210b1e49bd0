import BellOutlined from '@ant-design/icons/es/icons/BellOutlined';
import Empty from 'antd/es/empty';
import styles from './NotificationBell.module.css';

/** Shown in place of the list. */
export function NoNotifications() {
  return (
    <div className={styles.empty} role="status">
      <Empty
        image={<BellOutlined aria-hidden aria-label="" className={styles.picture} />}
        styles={{ image: { height: 'auto' } }}
        description="Rien de nouveau."
      />
    </div>
  );
}
