import { texts } from '@alumni/shared-contract';
import { EmailField, SubmitButton } from '@alumni/shared-ui/antd-form';
import { Dialog } from '@alumni/shared-ui/dialog';
import { notifySuccess } from '@alumni/shared-ui/feedback';
import { Form, FormActions } from '@alumni/shared-ui/form';
import Button from 'antd/es/button';
import { changeEmail, useOwnProfile } from '../api/profile';

/** Changes the e-mail address, once the mailed link is opened. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const { reload } = useOwnProfile();
  const changed = () => {
    notifySuccess(texts.doneCheckMail);
    void reload();
    onClose();
  };
  return (
    <Dialog open size="small" title="Changer le mail" onClose={onClose}>
      <Form<{ email: string }>
        guard={false}
        onFailure="inline"
        onSubmit={({ email }) => changeEmail(email)}
        onSuccess={changed}
      >
        <EmailField
          name="email"
          label="Nouvel e-mail"
          required
          hint="Un lien de confirmation sera envoyé à cette adresse."
        />
        <FormActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <SubmitButton>Changer le mail</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
