import { useCan } from '@alumni/shared-auth';
import { lazyPart } from '@alumni/shared-ui/feedback';
import { Button } from '@alumni/shared-ui/page';
import { useState } from 'react';
import type { MutateAlumni } from '../../api/alumni';
import { Icon } from '../../components/Icon';
import type { AlumniListParams } from './alumni-filters';

// The forms are larger than the list: load them on demand.
const AddAlumnusDialog = lazyPart(
  async () => (await import('./AddAlumnusDialog')).AddAlumnusDialog,
);
const AdvancedSearchDialog = lazyPart(
  async () => (await import('./AdvancedSearchDialog')).AdvancedSearchDialog,
);

interface ListActionsProps {
  list: AlumniListParams;
  load: { isValidating: boolean; mutate: MutateAlumni };
}

/** Buttons beside the title; only staff may add. */
export function ListActions({ list, load }: ListActionsProps) {
  const mayAdd = useCan('alumnus:create');
  const [open, setOpen] = useState<'add' | 'search' | null>(null);
  const close = () => setOpen(null);
  const refresh = () => void load.mutate();
  return (
    <>
      <Button onClick={() => setOpen('search')}>
        <Icon name="filter" />
        Recherche avancée
      </Button>
      <Button busy={load.isValidating} onClick={refresh}>
        {!load.isValidating && <Icon name="refresh" />}
        Actualiser
      </Button>
      {mayAdd && (
        <Button variant="primary" onClick={() => setOpen('add')}>
          <Icon name="plus" />
          Ajouter
        </Button>
      )}
      {open === 'search' && <AdvancedSearchDialog list={list} onClose={close} />}
      {open === 'add' && <AddAlumnusDialog onClose={close} onAdded={refresh} />}
    </>
  );
}
