import { serverMessage } from '@alumni/shared-auth';
import { texts } from '@alumni/shared-contract';
import { SubmitButton, TextField } from '@alumni/shared-ui/antd-form';
import { InlineAlert } from '@alumni/shared-ui/antd-page';
import { Dialog } from '@alumni/shared-ui/dialog';
import { notifySuccess } from '@alumni/shared-ui/feedback';
import { Form, FormActions } from '@alumni/shared-ui/form';
import Button from 'antd/es/button';
import { useState } from 'react';
import { addPasskey, useSecondFactorRefresh } from '../../api/second-factor';
import { OwnPasswordField } from './OwnPasswordField';
import { RecoveryCodes } from './RecoveryCodes';

interface PasskeyForm {
  name: string;
  password: string;
}

/** Adds a passkey: its name and the password, the question of the browser, then recovery codes. */
export function PasskeyDialog({ onClose }: { onClose: () => void }) {
  const refresh = useSecondFactorRefresh();
  const [codes, setCodes] = useState<string[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const finish = () => {
    void refresh();
    onClose();
  };
  const added = (given: unknown) => {
    notifySuccess();
    if (given) return setCodes(given as string[]);
    finish();
  };
  return (
    <Dialog open size="small" title="Ajouter une clé d’accès" onClose={codes ? finish : onClose}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={finish} />
      ) : (
        <Form<PasskeyForm>
          label="Ajouter une clé d’accès"
          guard={false}
          keep={false}
          initialValues={{ name: 'Cet appareil' }}
          onFailure={({ cause }) => setProblem(serverMessage(cause) ?? unanswered)}
          onFieldErrors={({ errors }) => setProblem(errors.passkey ?? null)}
          onSubmit={({ name, password }) => {
            setProblem(null);
            return addPasskey(name, { password });
          }}
          onSuccess={added}
        >
          {problem && <InlineAlert kind="error">{problem}</InlineAlert>}
          <p>Votre navigateur demandera l’empreinte, le visage, le code ou la clé de sécurité.</p>
          <TextField name="name" label="Nom de la clé" required maxLength={60} />
          <OwnPasswordField />
          <FormActions>
            <Button onClick={onClose}>{texts.cancel}</Button>
            <SubmitButton>Continuer</SubmitButton>
          </FormActions>
        </Form>
      )}
    </Dialog>
  );
}

/** Cancelled, or not possible in this browser. */
const unanswered =
  'Aucune clé d’accès n’a été créée : la demande a été annulée, ou cet appareil ne le permet pas.';
