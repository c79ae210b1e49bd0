import FilterOutlined from '@ant-design/icons/es/icons/FilterOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { useCan } from '@alumni/shared-auth';
import { RefreshButton } from '@alumni/shared-ui/antd-list';
import { lazyPart } from '@alumni/shared-ui/feedback';
import Button from 'antd/es/button';
import { useState } from 'react';
import type { MutateAlumni } from '../../api/alumni';
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
  return (
    <>
      <Button icon={<FilterOutlined aria-hidden />} onClick={() => setOpen('search')}>
        Recherche avancée
      </Button>
      <RefreshButton load={load} />
      {mayAdd && (
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpen('add')}>
          Ajouter
        </Button>
      )}
      {open === 'search' && <AdvancedSearchDialog list={list} onClose={close} />}
      {open === 'add' && <AddAlumnusDialog onClose={close} onAdded={() => void load.mutate()} />}
    </>
  );
}
