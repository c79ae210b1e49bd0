import { serverMessage, statusOf, useSession } from '@alumni/shared-auth';
import { isStaff, texts } from '@alumni/shared-contract';
import { SubmitButton } from '@alumni/shared-ui/antd-form';
import { PasswordField } from '@alumni/shared-ui/antd-password';
import { Dialog } from '@alumni/shared-ui/dialog';
import { notifySuccess } from '@alumni/shared-ui/feedback';
import { Form, FormActions } from '@alumni/shared-ui/form';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useState } from 'react';
import { changePassword, useOwnProfile, type PasswordChange } from '../api/profile';

/** Changes the password, with the old one as proof; ends the person's other sessions. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  const { reload } = useOwnProfile();
  const [problem, setProblem] = useState<string | null>(null);
  const changed = () => {
    notifySuccess();
    void reload();
    onClose();
  };
  // The description shows the refusal in an alert, even with field errors.
  const change = async (values: PasswordChange) => {
    setProblem(null);
    try {
      await changePassword(values);
    } catch (error) {
      if (statusOf(error) === 422) setProblem(serverMessage(error) ?? texts.requestFailed);
      throw error;
    }
  };
  return (
    <Dialog open size="small" title="Changer le mot de passe" onClose={onClose}>
      <Form<PasswordChange>
        guard={false}
        onFailure={({ message }) => setProblem(message)}
        onSubmit={change}
        onSuccess={changed}
      >
        {problem && <Alert type="error" showIcon title={texts.attention} description={problem} />}
        <PasswordField
          name="old_password"
          label="Ancien mot de passe"
          required
          autoComplete="current-password"
        />
        <PasswordField
          name="password"
          label="Nouveau mot de passe"
          required
          hint={user && isStaff(user.id_profil) ? texts.staffPasswordHint : texts.passwordHint}
          autoComplete="new-password"
        />
        <FormActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <SubmitButton>Changer le mot de passe</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
