import { texts, type ResetRequestInput } from '@alumni/shared-contract';
import { Form } from '@alumni/shared-ui/form';
import { InlineAlert } from '@alumni/shared-ui/guest';
import { EmailField, SubmitButton } from '@alumni/shared-ui/guest-form';
import { href, Link } from '@alumni/shared-ui/router';
import { useState } from 'react';
import { requestReset } from '../../api/passwords';
import { AccountPage } from '../../components/AccountPage';
import { useTypedEmail } from '../../components/useTypedEmail';

/** Requests a reset link; the answer is the same for known and unknown addresses. */
export function ResetPasswordRequestScreen() {
  const [isSent, setSent] = useState(false);
  return (
    <AccountPage
      title="Mot de passe oublié"
      lead="Indiquez l’adresse de votre compte : nous y envoyons un lien."
      illustration="workshop"
    >
      {isSent && <InlineAlert kind="success">{texts.resetRequested}</InlineAlert>}
      <Form<ResetRequestInput>
        label="Mot de passe oublié"
        initialValues={useTypedEmail()}
        onSubmit={(values) => {
          setSent(false);
          return requestReset(values);
        }}
        onSuccess={() => setSent(true)}
        guard={false}
      >
        <EmailField name="email" label="E-mail" required autoComplete="username" />
        <SubmitButton block>Réinitialiser le mot de passe</SubmitButton>
      </Form>
      <Link to={href('login')}>Retour à la connexion</Link>
    </AccountPage>
  );
}
