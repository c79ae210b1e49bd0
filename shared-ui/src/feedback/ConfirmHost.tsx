import { texts } from '@alumni/shared-contract';
import { useSyncExternalStore } from 'react';
import { Button } from '../page/Button';
import { pendingConfirm, subscribeConfirm } from './confirm-store';
import { Question } from './Question';

/** Renders the question of `useConfirm`; the focus starts on 'Annuler'. */
export function ConfirmHost() {
  const pending = useSyncExternalStore(subscribeConfirm, pendingConfirm, () => null);
  if (!pending) return null;
  const { title, text, confirmLabel = 'Confirmer', cancelLabel, danger } = pending.options;
  return (
    <Question
      title={title}
      onClose={() => pending.answer(false)}
      footer={
        <>
          <Button data-autofocus onClick={() => pending.answer(false)}>
            {cancelLabel ?? texts.cancel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} onClick={() => pending.answer(true)}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {text}
    </Question>
  );
}
