import { useCan } from '@alumni/shared-auth';
import { RefreshButton } from '@alumni/shared-ui/antd-list';
import { ActionMenu } from '@alumni/shared-ui/antd-page';
import { lazyPart } from '@alumni/shared-ui/feedback';
import { href } from '@alumni/shared-ui/router';
import Button from 'antd/es/button';
import { useState } from 'react';
import type { AlumniPage, MutateAlumni } from '../../api/alumni';
import type { AlumniListParams } from './alumni-filters';
import type { Selection } from './useSelection';

// The forms are larger than the list: load them on demand.
const AddAlumnusDialog = lazyPart(
  async () => (await import('./AddAlumnusDialog')).AddAlumnusDialog,
);
const AdvancedSearchDialog = lazyPart(
  async () => (await import('./AdvancedSearchDialog')).AdvancedSearchDialog,
);
const SavedFiltersDialog = lazyPart(
  async () => (await import('./SavedFiltersDialog')).SavedFiltersDialog,
);
const ExportDialog = lazyPart(async () => (await import('./ExportDialog')).ExportDialog);

interface ListActionsProps {
  list: AlumniListParams;
  selection: Selection;
  load: { data?: AlumniPage; isValidating: boolean; mutate: MutateAlumni };
}

/** Buttons beside the title, the rare ones in a menu; only staff may add and export. */
export function ListActions({ list, load, selection }: ListActionsProps) {
  const mayAdd = useCan('alumnus:create');
  const mayApprove = useCan('alumnus:approve');
  const mayDelete = useCan('alumnus:delete');
  const mayExport = useCan('alumnus:export');
  const [open, setOpen] = useState<'add' | 'search' | 'saved' | 'export' | null>(null);
  const close = () => setOpen(null);
  const rare = [
    mayExport && { key: 'export', label: 'Exporter', onSelect: () => setOpen('export') },
    mayAdd && { key: 'import', label: 'Importer', to: href('alumni_import') },
    mayDelete && { key: 'duplicates', label: 'Doublons', to: href('duplicates') },
  ];
  return (
    <>
      <Button onClick={() => setOpen('search')}>Recherche avancée</Button>
      <Button onClick={() => setOpen('saved')}>Mes recherches</Button>
      <RefreshButton load={load} />
      {mayApprove && !selection.isOn && (
        <Button onClick={() => selection.setOn(true)}>Sélectionner</Button>
      )}
      <ActionMenu label="Autres actions" actions={rare} />
      {mayAdd && (
        <Button type="primary" onClick={() => setOpen('add')}>
          Ajouter
        </Button>
      )}
      {open === 'search' && <AdvancedSearchDialog list={list} onClose={close} />}
      {open === 'saved' && <SavedFiltersDialog list={list} onClose={close} />}
      {open === 'export' && <ExportDialog list={list} total={load.data?.total} onClose={close} />}
      {open === 'add' && <AddAlumnusDialog onClose={close} onAdded={() => void load.mutate()} />}
    </>
  );
}
