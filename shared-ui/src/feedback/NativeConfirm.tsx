import { texts } from '@alumni/shared-contract';
import { Button } from '../guest/Button';
import type { ConfirmOptions } from './confirm-store';
import { Question } from './Question';

export interface ConfirmProps extends ConfirmOptions {
  onAnswer: (confirmed: boolean) => void;
}

/** The question of `useConfirm` before sign-in. */
export function NativeConfirm(props: ConfirmProps) {
  const { title, text, confirmLabel = 'Confirmer', cancelLabel, danger, onAnswer } = props;
  return (
    <Question
      title={title}
      onClose={() => onAnswer(false)}
      footer={
        <>
          <Button data-autofocus onClick={() => onAnswer(false)}>
            {cancelLabel ?? texts.cancel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {text}
    </Question>
  );
}
