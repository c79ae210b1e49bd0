import { useSession, type ProofField } from '@alumni/shared-auth';
import { texts, type ProofInput } from '@alumni/shared-contract';
import { SubmitButton, TextField } from '@alumni/shared-ui/antd-form';
import { PasswordField } from '@alumni/shared-ui/antd-password';
import { Dialog } from '@alumni/shared-ui/dialog';
import { attempt } from '@alumni/shared-ui/feedback';
import { Form, FormActions } from '@alumni/shared-ui/form';
import Button from 'antd/es/button';
import { useEffect } from 'react';
import { mailProofCode, prove } from '../api/proof';

interface ProofDialogProps {
  field: ProofField;
  onProved: () => void;
  onClose: () => void;
}

/** The password again, or the mailed code of a person who has none. */
export function ProofDialog({ field, onProved, onClose }: ProofDialogProps) {
  const { user } = useSession();
  return (
    <Dialog open size="small" title="Confirmez que c’est bien vous" onClose={onClose}>
      <Form<ProofInput>
        guard={false}
        onFailure="inline"
        onSubmit={(values) => prove(values)}
        onSuccess={onProved}
      >
        {/* For password managers. */}
        <input type="hidden" name="username" autoComplete="username" value={user?.email ?? ''} />
        {field === 'password' ? <PasswordPart /> : <CodePart />}
        <FormActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <SubmitButton>Confirmer</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

function PasswordPart() {
  return (
    <>
      <p>Cette action est sensible, et votre connexion date de plus de dix minutes.</p>
      <PasswordField
        name="password"
        label="Votre mot de passe"
        required
        autoComplete="current-password"
      />
    </>
  );
}

function CodePart() {
  useEffect(() => void attempt(mailProofCode, undefined, texts.doneCheckMail), []);
  return (
    <>
      <p>
        Cette action est sensible, et votre connexion date de plus de dix minutes. Un code vous est
        envoyé par e-mail.
      </p>
      <TextField
        name="code"
        label="Code à six chiffres"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
      />
      <Button
        type="link"
        onClick={() => void attempt(mailProofCode, undefined, texts.doneCheckMail)}
      >
        Renvoyer le code
      </Button>
    </>
  );
}
