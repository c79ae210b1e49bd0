import { useCan } from '@alumni/shared-auth';
import type { Administrator } from '@alumni/shared-contract';
import { lazyPart } from '@alumni/shared-ui/feedback';
import { ListStates, RefreshButton, TableSkeleton } from '@alumni/shared-ui/antd-list';
import { useListParams, usePageInRange } from '@alumni/shared-ui/list';
import { Page } from '@alumni/shared-ui/page';
import Button from 'antd/es/button';
import { useState } from 'react';
import { defaultAdministratorSort, useAdministrators } from '../../api/administrators';
import { AdministratorsTable } from './AdministratorsTable';

// Forms load on demand.
const AddAdministratorDialog = lazyPart(
  async () => (await import('./AddAdministratorDialog')).AddAdministratorDialog,
);
const UpdateAdministratorDialog = lazyPart(
  async () => (await import('./UpdateAdministratorDialog')).UpdateAdministratorDialog,
);

/** Administrateurs: the staff accounts; permissions follow rule 3. */
export function AdministratorsScreen() {
  const list = useListParams(defaults);
  const load = useAdministrators(list);
  usePageInRange(list, load.data?.last_page);
  const [open, setOpen] = useState<Administrator | 'new' | null>(null);
  const close = () => setOpen(null);
  return (
    <Page
      title="Administrateurs"
      count={load.data?.total}
      actions={
        <>
          <RefreshButton load={load} />
          <AddButton onAdd={() => setOpen('new')} />
        </>
      }
    >
      <ListStates load={load} isEmpty={({ total }) => total === 0} skeleton={skeleton}>
        {(page) =>
          // No rows past the end: the last page is loading.
          page.data.length === 0 ? (
            skeleton
          ) : (
            <AdministratorsTable page={page} list={list} onEdit={setOpen} />
          )
        }
      </ListStates>
      {open === 'new' && <AddAdministratorDialog onClose={close} />}
      {open !== null && open !== 'new' && (
        <UpdateAdministratorDialog administrator={open} onClose={close} />
      )}
    </Page>
  );
}

const defaults = { sort: defaultAdministratorSort };
const skeleton = <TableSkeleton />;

function AddButton({ onAdd }: { onAdd: () => void }) {
  if (!useCan('admin:manage')) return null;
  return (
    <Button type="primary" onClick={onAdd}>
      Ajouter un administrateur
    </Button>
  );
}
