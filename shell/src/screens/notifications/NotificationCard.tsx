import type { OwnNotification } from '@alumni/shared-contract';
import { LinkButton } from '@alumni/shared-ui/antd-link';
import { StatusTag } from '@alumni/shared-ui/antd-page';
import { href } from '@alumni/shared-ui/router';
import { formatDate } from '@alumni/shared-ui/text';
import Button from 'antd/es/button';
import Card from 'antd/es/card';
import { useHasRoute } from '../../composition/app-context';
import styles from './Notifications.module.css';

interface NotificationCardProps {
  notification: OwnNotification;
  /** Called when it is opened or marked. */
  onRead: () => void;
}

/** One notification. */
export function NotificationCard({ notification, onRead }: NotificationCardProps) {
  const { title, message, route, params, read_at: readAt, created_at: createdAt } = notification;
  const hasRoute = useHasRoute();
  return (
    <Card size="small" role="article" className={styles.card} classNames={{ body: styles.body }}>
      <div className={styles.text}>
        <h2 className={styles.title}>
          {title} {!readAt && <StatusTag tone="info">Non lue</StatusTag>}
        </h2>
        <p>{message}</p>
        <small>
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </small>
      </div>
      <div className={styles.actions}>
        {hasRoute(route) && (
          <LinkButton to={href(route, params)} onFollow={() => !readAt && onRead()}>
            Ouvrir<span className="visually-hidden"> {title}</span>
          </LinkButton>
        )}
        {!readAt && (
          <Button type="text" onClick={onRead}>
            Marquer comme lue<span className="visually-hidden"> : {title}</span>
          </Button>
        )}
      </div>
    </Card>
  );
}
