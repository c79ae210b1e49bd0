import { texts } from '@alumni/shared-contract';
import Button from 'antd/es/button';
import type { ConfirmProps } from '../feedback/NativeConfirm';
import { Dialog } from './Dialog';

/** The question of `useConfirm` after sign-in: antd's Modal. */
export function ModalConfirm(props: ConfirmProps) {
  const { title, text, confirmLabel = 'Confirmer', cancelLabel, danger, onAnswer } = props;
  return (
    <Dialog
      open
      asks
      size="small"
      title={title}
      onClose={() => onAnswer(false)}
      footer={
        <>
          <Button data-autofocus onClick={() => onAnswer(false)}>
            {cancelLabel ?? texts.cancel}
          </Button>
          <Button type="primary" danger={danger} onClick={() => onAnswer(true)}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  );
}
