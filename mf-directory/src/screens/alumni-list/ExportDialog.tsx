import { dropOwn, keepOwn, readOwn } from '@alumni/shared-auth';
import { Dialog } from '@alumni/shared-ui/dialog';
import { useState } from 'react';
import { ExportForm } from './ExportForm';
import { ExportProgress } from './ExportProgress';
import type { AlumniListParams } from './alumni-filters';

interface ExportDialogProps {
  list: AlumniListParams;
  /** How many people; undefined while it is unknown. */
  total: number | undefined;
  /** Chosen people; undefined: everybody whom the filters show. */
  ids?: number[] | undefined;
  onClose: () => void;
}

const lastExport = 'alumni-export';
const oneHour = 1 / 24;

/** Export of the filtered list. An export that is running or ready is found again after a reload. */
export function ExportDialog({ list, total, ids, onClose }: ExportDialogProps) {
  const [id, setId] = useState(() => readOwn<number>(lastExport) ?? null);
  const follow = (started: number) => {
    keepOwn(lastExport, started, oneHour);
    setId(started);
  };
  const forget = () => {
    dropOwn(lastExport);
    setId(null);
  };
  return (
    <Dialog open size="large" title="Exporter la liste" onClose={onClose}>
      {id === null ? (
        <ExportForm {...{ list, total, ids }} onStarted={follow} onClose={onClose} />
      ) : (
        <ExportProgress id={id} onClose={onClose} onAgain={forget} />
      )}
    </Dialog>
  );
}
