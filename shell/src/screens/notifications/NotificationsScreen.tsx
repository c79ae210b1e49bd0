import type { OwnNotification } from '@alumni/shared-contract';
import { FilterBar, FilterChips, FilterSelect } from '@alumni/shared-ui/antd-filters';
import { ListStates, PageWindow, RefreshButton } from '@alumni/shared-ui/antd-list';
import { CardSkeleton } from '@alumni/shared-ui/antd-page';
import { notifyError } from '@alumni/shared-ui/feedback';
import { useListParams, usePageInRange } from '@alumni/shared-ui/list';
import { Page } from '@alumni/shared-ui/page';
import Button from 'antd/es/button';
import { markAsRead, useAllNotifications, useRefreshNotifications } from '../../api/notifications';
import { NotificationCard } from './NotificationCard';
import { NotificationChoices } from './NotificationChoices';
import styles from './Notifications.module.css';

/** All notifications of the person signed in, read or not; the bell shows the unread ones. */
export function NotificationsScreen() {
  const list = useListParams(defaults);
  const load = useAllNotifications(list.query);
  const mark = useMark();
  const { data } = load;
  usePageInRange(list, data?.data.last_page);
  return (
    <Page
      title="Notifications"
      count={data?.data.total}
      actions={
        <>
          <RefreshButton load={load} />
          <Button type="primary" disabled={!data?.unread} onClick={() => void mark()}>
            Tout marquer comme lu
          </Button>
        </>
      }
    >
      <FilterBar list={list} label="Filtrer">
        <FilterSelect list={list} name="state" label="État" allLabel="Toutes" options={states} />
      </FilterBar>
      <FilterChips list={list} labels={labels} />
      <ListStates
        load={load}
        isEmpty={(page) => page.data.total === 0}
        isFiltered={list.isFiltered}
        onClear={list.clear}
        emptyText={list.isFiltered ? undefined : 'Aucune notification pour le moment'}
        skeleton={<CardSkeleton />}
      >
        {({ data: page }) => (
          <>
            <ul className={styles.list} aria-label="Notifications">
              {page.data.map((notification) => (
                <li key={notification.id}>
                  <NotificationCard
                    notification={notification}
                    onRead={() => void mark([notification.id])}
                  />
                </li>
              ))}
            </ul>
            <PageWindow list={list} lastPage={page.last_page} />
          </>
        )}
      </ListStates>
      <NotificationChoices />
    </Page>
  );
}

/** Marks some or all as read, here and in the bell. */
function useMark() {
  const refresh = useRefreshNotifications();
  return async (ids?: OwnNotification['id'][]) => {
    try {
      await markAsRead(ids);
      await refresh();
    } catch {
      notifyError();
    }
  };
}

const states = [
  { value: 'unread', label: 'Non lues' },
  { value: 'read', label: 'Lues' },
];
const defaults = { filters: { state: '' } };
const labels = { state: (value: string) => (value === 'read' ? 'Lues' : 'Non lues') };
