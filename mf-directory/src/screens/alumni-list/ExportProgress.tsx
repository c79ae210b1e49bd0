import { statusOf } from '@alumni/shared-auth';
import type { ExportState } from '@alumni/shared-contract';
import { InlineAlert } from '@alumni/shared-ui/antd-page';
import { FormActions } from '@alumni/shared-ui/form';
import { formatNumber } from '@alumni/shared-ui/text';
import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import { cancelExport, exportFile, useExport } from '../../api/exports';
import { JobProgress } from '../../components/JobProgress';
import styles from './ExportProgress.module.css';

interface ExportProgressProps {
  id: number;
  onClose: () => void;
  onAgain: () => void;
}

/** An export until its file can be downloaded. */
export function ExportProgress({ id, onClose, onAgain }: ExportProgressProps) {
  const { data: state, error } = useExport(id);
  const again = <Button onClick={onAgain}>Nouvel export</Button>;
  const hasEnded =
    statusOf(error) === 404 || state?.state === 'failed' || state?.state === 'cancelled';
  if (hasEnded) {
    return (
      <div className={styles.parts}>
        <InlineAlert>
          {state?.state === 'failed'
            ? 'Le fichier n’a pas pu être fait. Recommencez ; rien n’a été perdu.'
            : 'Cet export n’est plus disponible.'}
        </InlineAlert>
        <FormActions>{again}</FormActions>
      </div>
    );
  }
  if (state?.state === 'done') return <Ready state={state} again={again} />;
  const cancel = () =>
    void cancelExport(id)
      .catch(() => undefined)
      .then(onAgain);
  return (
    <div className={styles.parts}>
      <p role="status">{progressText(state)}</p>
      <JobProgress
        done={state?.done ?? 0}
        total={state?.total ?? 0}
        label="Avancement de l’export"
      />
      {error !== undefined && (
        <InlineAlert>L’avancement n’est pas connu : nouvelle tentative en cours.</InlineAlert>
      )}
      <FormActions>
        <Button onClick={cancel}>Annuler l’export</Button>
        <Button onClick={onClose}>Fermer</Button>
      </FormActions>
    </div>
  );
}

function Ready({ state, again }: { state: ExportState; again: ReactNode }) {
  return (
    <div className={styles.parts}>
      <p role="status">
        Le fichier est prêt : {formatNumber(state.done)} lignes. Il reste disponible jusqu’à{' '}
        {timeOfDay.format(new Date(state.expires_at))}, pour vous seul.
      </p>
      <FormActions>
        {again}
        <Button type="primary" href={exportFile(state.id)} download>
          Télécharger le fichier
        </Button>
      </FormActions>
    </div>
  );
}

const timeOfDay = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'short' });

function progressText(state: ExportState | undefined): string {
  if (!state?.total) return 'L’export commence…';
  return `${formatNumber(state.done)} lignes sur ${formatNumber(state.total)}. Vous pouvez fermer cette fenêtre : l’export continue.`;
}
