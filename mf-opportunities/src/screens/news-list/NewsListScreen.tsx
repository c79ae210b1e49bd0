import { useCan } from '@alumni/shared-auth';
import { texts } from '@alumni/shared-contract';
import { LinkButton } from '@alumni/shared-ui/antd-link';
import { ListStates, RefreshButton, TableSkeleton } from '@alumni/shared-ui/antd-list';
import { useEvent } from '@alumni/shared-ui/events';
import { useListParams, usePageInRange } from '@alumni/shared-ui/list';
import { Page } from '@alumni/shared-ui/page';
import { href } from '@alumni/shared-ui/router';
import { defaultNewsSort, useNewsPage } from '../../api/news';
import { NewsTable } from './NewsTable';

/** Actualités: all news, drafts included, for staff. */
export function NewsListScreen() {
  const list = useListParams(defaults);
  const load = useNewsPage(list);
  // This tab's own writes have refetched the list.
  useEvent('news.changed@1', (_data, isOwn) => void (isOwn || load.mutate()));
  usePageInRange(list, load.data?.last_page);
  return (
    <Page
      title="Actualités"
      count={load.data?.total}
      actions={
        <>
          <RefreshButton load={load} />
          <AddButton />
        </>
      }
    >
      <ListStates
        load={load}
        isEmpty={({ total }) => total === 0}
        skeleton={skeleton}
        emptyText={texts.emptyAdminNews}
        emptyAction={<p>Les actualités que vous ajoutez paraîtront ici.</p>}
      >
        {(page) =>
          // No rows past the end: the last page is loading.
          page.data.length === 0 ? skeleton : <NewsTable page={page} list={list} />
        }
      </ListStates>
    </Page>
  );
}

const defaults = { sort: defaultNewsSort };
const skeleton = <TableSkeleton />;

function AddButton() {
  if (!useCan('news:manage')) return null;
  return (
    <LinkButton to={href('actuality_add')} type="primary">
      Ajouter une actualité
    </LinkButton>
  );
}
