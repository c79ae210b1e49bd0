import { useSession } from '@alumni/shared-auth';
import { texts, type DeletionRequestInput } from '@alumni/shared-contract';
import { Form } from '@alumni/shared-ui/form';
import { InlineAlert } from '@alumni/shared-ui/guest';
import { EmailField, SubmitButton } from '@alumni/shared-ui/guest-form';
import { Section } from '@alumni/shared-ui/page';
import { useState } from 'react';
import { requestDeletion } from '../../api/account-deletion';

/**
 * Requests a deletion link by mail, for people who cannot sign in or have no password.
 * @param refusal why the previous link no longer works
 */
export function MailedWay({ refusal }: { refusal?: string }) {
  const { user } = useSession();
  const [isSent, setSent] = useState(false);
  return (
    <Section title="Supprimer mon compte par e-mail" lead={lead}>
      {refusal && !isSent && <InlineAlert kind="error">{refusal}</InlineAlert>}
      {isSent && <InlineAlert kind="success">{texts.deletionRequested}</InlineAlert>}
      <Form<DeletionRequestInput>
        label="Suppression par e-mail"
        initialValues={{ email: user?.email ?? '' }}
        onSubmit={(values) => {
          setSent(false);
          return requestDeletion(values);
        }}
        onSuccess={() => setSent(true)}
        onFailure="inline"
        guard={false}
      >
        <EmailField name="email" label="E-mail" required autoComplete="username" />
        <SubmitButton block>Recevoir un lien</SubmitButton>
      </Form>
    </Section>
  );
}

const lead =
  'Vous ne pouvez pas vous connecter, ou vous n’avez pas de mot de passe ? Nous vous envoyons un lien qui sert à confirmer.';
