import { useCan } from '@alumni/shared-auth';
import { texts } from '@alumni/shared-contract';
import { LinkButton } from '@alumni/shared-ui/antd-form';
import { Illustration } from '@alumni/shared-ui/art';
import { ListStates, TableSkeleton, useListParams, usePageInRange } from '@alumni/shared-ui/list';
import { Page } from '@alumni/shared-ui/page';
import { href } from '@alumni/shared-ui/router';
import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import Button from 'antd/es/button';
import { defaultNewsSort, useNewsPage } from '../../api/news';
import { NewsTable } from './NewsTable';

/** Actualités: all of them, drafts included, for staff. */
export function NewsListScreen() {
  const list = useListParams(defaults);
  const load = useNewsPage(list);
  usePageInRange(list, load.data?.last_page);
  return (
    <Page
      title="Actualités"
      count={load.data?.total}
      actions={<Actions busy={load.isValidating} onRefresh={() => void load.mutate()} />}
    >
      <ListStates
        load={load}
        isEmpty={({ total }) => total === 0}
        skeleton={skeleton}
        emptyText={texts.emptyAdminNews}
        emptyArt={<Illustration name="empty" width={240} />}
        emptyAction={<p>Les actualités que vous ajoutez paraîtront ici.</p>}
      >
        {(page) =>
          // Past the end there are no rows: the last page is on its way.
          page.data.length === 0 ? skeleton : <NewsTable page={page} list={list} />
        }
      </ListStates>
    </Page>
  );
}

const defaults = { sort: defaultNewsSort };
const skeleton = <TableSkeleton columns={6} />;

function Actions({ busy, onRefresh }: { busy: boolean; onRefresh: () => void }) {
  const mayAdd = useCan('news:manage');
  return (
    <>
      <Button
        icon={<ReloadOutlined spin={busy} aria-hidden="true" />}
        aria-busy={busy}
        onClick={onRefresh}
      >
        Actualiser
      </Button>
      {mayAdd && (
        <LinkButton to={href('actuality_add')} type="primary">
          Ajouter une actualité
        </LinkButton>
      )}
    </>
  );
}
