import { texts } from '@alumni/shared-contract';
import Button from 'antd/es/button';
import { useState, type ReactNode } from 'react';
import { SubmitButton } from '../antd-form/SubmitButton';
import { notifySuccess } from '../feedback/notify';
import { useConfirm } from '../feedback/useConfirm';
import { Form, type FormProps } from '../form/Form';
import { FormActions } from '../form/FormLayout';
import { Dialog } from './Dialog';
import { UnsavedProbe } from './UnsavedProbe';

export interface FormDialogProps<Values extends object> {
  title: string;
  initialValues: Partial<Values>;
  onSubmit: FormProps<Values>['onSubmit'];
  onClose: () => void;
  /** A failure without field errors: a toast, or an alert in the form for a text to be read. */
  onFailure?: 'toast' | 'inline';
  fieldOf?: FormProps<Values>['fieldOf'];
  submitLabel?: string;
  /** Toast after saving; 'Opération effectuée' by default. */
  doneText?: string;
  /** Names the saved object in the toast. */
  about?: (values: Values) => string;
  /** The fields. */
  children: ReactNode;
}

/**
 * A form in a dialog over its list. After saving it shows a toast and calls `onClose`; with unsent
 * changes it asks before closing. Failures behave as in `Form`.
 */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { title, initialValues, onSubmit, onClose, submitLabel = 'Enregistrer', children } = props;
  const { doneText, about, onFailure, fieldOf } = props;
  const [unsaved, setUnsaved] = useState(false);
  const leave = useAsking(unsaved, onClose);
  return (
    <Dialog open title={title} onClose={leave}>
      <Form<Values>
        label={title}
        initialValues={initialValues}
        onSubmit={onSubmit}
        onFailure={onFailure}
        fieldOf={fieldOf}
        onSuccess={(_result, values) => {
          notifySuccess(doneText, about?.(values));
          onClose();
        }}
      >
        <UnsavedProbe onChange={setUnsaved} />
        {children}
        <FormActions>
          <Button onClick={leave}>{texts.cancel}</Button>
          <SubmitButton>{submitLabel}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

function useAsking(unsaved: boolean, onClose: () => void) {
  const confirm = useConfirm();
  return () => {
    if (!unsaved) return onClose();
    void confirm({
      title: 'Fermer sans enregistrer ?',
      text: 'Ce que vous avez saisi n’est pas enregistré.',
      confirmLabel: 'Fermer',
      danger: true,
    }).then((sure) => sure && onClose());
  };
}
