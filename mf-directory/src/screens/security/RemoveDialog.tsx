import { texts, type PasswordProofInput } from '@alumni/shared-contract';
import { SubmitButton } from '@alumni/shared-ui/antd-form';
import { Dialog } from '@alumni/shared-ui/dialog';
import { notifySuccess } from '@alumni/shared-ui/feedback';
import { Form, FormActions } from '@alumni/shared-ui/form';
import Button from 'antd/es/button';
import { useSecondFactorRefresh } from '../../api/second-factor';
import { OwnPasswordField } from './OwnPasswordField';

interface RemoveDialogProps {
  title: string;
  remove: (proof: PasswordProofInput) => Promise<unknown>;
  onClose: () => void;
}

/** Removes an app or a passkey, with the password as proof. */
export function RemoveDialog({ title, remove, onClose }: RemoveDialogProps) {
  const refresh = useSecondFactorRefresh();
  const removed = () => {
    notifySuccess();
    void refresh();
    onClose();
  };
  return (
    <Dialog open size="small" title={title} onClose={onClose}>
      <Form<PasswordProofInput>
        label={title}
        guard={false}
        keep={false}
        onFailure="inline"
        onSubmit={remove}
        onSuccess={removed}
      >
        <p>Sans autre second facteur, votre mot de passe seul ouvrira votre compte.</p>
        <OwnPasswordField />
        <FormActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <SubmitButton>Retirer</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
