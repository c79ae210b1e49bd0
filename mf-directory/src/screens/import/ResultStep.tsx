import type { ImportState } from '@alumni/shared-contract';
import { InlineAlert, Section } from '@alumni/shared-ui/antd-page';
import { LinkButton } from '@alumni/shared-ui/antd-link';
import { notifyFailure, useConfirm } from '@alumni/shared-ui/feedback';
import { href } from '@alumni/shared-ui/router';
import { formatNumber } from '@alumni/shared-ui/text';
import Button from 'antd/es/button';
import { useState } from 'react';
import { refusedRows } from '../../api/imports';
import styles from './ReportStep.module.css';

interface ResultStepProps {
  state: ImportState;
  undo: () => Promise<void>;
  onAgain: () => void;
}

/** Step 4: what was imported, and the way back. */
export function ResultStep({ state, undo, onAgain }: ResultStepProps) {
  const { counts, undo_refused: refused } = state;
  const isUndone = state.state === 'undone';
  return (
    <Section title={isUndone ? 'Import annulé' : 'Import terminé'}>
      <InlineAlert kind={isUndone ? 'info' : 'success'}>
        {isUndone
          ? 'Les personnes ajoutées sont retirées, et ce qui était complété est repris.'
          : `${formatNumber(counts.create)} ajoutées, ${formatNumber(counts.complete)} complétées, ${formatNumber(counts.skip)} laissées, ${formatNumber(counts.refused)} refusées.`}
      </InlineAlert>
      {!isUndone && (
        <p>
          {refused ??
            'Pour inviter ces personnes, sélectionnez-les dans la liste et envoyez-leur un lien de création.'}
        </p>
      )}
      <div className={styles.actions}>
        <LinkButton type="primary" to={href('liste_ancien')}>
          Liste des anciens
        </LinkButton>
        {counts.refused > 0 && (
          <Button href={refusedRows(state.id)} download>
            Télécharger les lignes refusées
          </Button>
        )}
        <Button onClick={onAgain}>Nouvel import</Button>
        {!isUndone && refused === null && <UndoButton state={state} undo={undo} />}
      </div>
    </Section>
  );
}

function UndoButton({ state: { counts }, undo }: Pick<ResultStepProps, 'state' | 'undo'>) {
  const [busy, setBusy] = useState(false);
  const confirm = useConfirm();
  const start = async () => {
    const isSure = await confirm({
      title: 'Annuler cet import ?',
      text: `${formatNumber(counts.create)} personnes ajoutées sont supprimées, ${formatNumber(counts.complete)} retrouvent leurs informations d’avant.`,
      confirmLabel: 'Annuler l’import',
      cancelLabel: 'Le garder',
      danger: true,
    });
    if (!isSure) return;
    setBusy(true);
    await undo().catch(notifyFailure);
    setBusy(false);
  };
  return (
    <Button danger loading={busy} aria-busy={busy || undefined} onClick={() => void start()}>
      Annuler l’import
    </Button>
  );
}
