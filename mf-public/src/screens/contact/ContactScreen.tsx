import { useSession } from '@alumni/shared-auth';
import { longestMessage, texts, type ContactInput } from '@alumni/shared-contract';
import { Form } from '@alumni/shared-ui/form';
import { InlineAlert } from '@alumni/shared-ui/guest';
import { EmailField, SubmitButton, TextAreaField, TextField } from '@alumni/shared-ui/guest-form';
import { href, Link } from '@alumni/shared-ui/router';
import { useState } from 'react';
import { writeToTeam } from '../../api/contact';
import { AccountPage } from '../../components/AccountPage';
import { ContactWays } from '../../components/ContactWays';

/** A message to the team, from anybody; name and address are filled in for signed-in people. */
export function ContactScreen() {
  const { user } = useSession();
  const [isSent, setSent] = useState(false);
  return (
    <AccountPage
      title="Nous contacter"
      lead="Une question, une remarque ? L’équipe du réseau vous répond par e-mail."
      illustration="mail"
    >
      <ContactWays />
      {isSent && <InlineAlert kind="success">{texts.messageSent}</InlineAlert>}
      <Form<ContactInput>
        label="Écrire à l’équipe"
        initialValues={user ? { name: `${user.prenoms} ${user.nom}`, email: user.email } : {}}
        onSubmit={(values) => {
          setSent(false);
          return writeToTeam(values);
        }}
        onSuccess={() => setSent(true)}
        onFailure="inline"
        resetOnSuccess
      >
        <TextField name="name" label="Nom et prénoms" required autoComplete="name" />
        <EmailField name="email" label="E-mail" required autoComplete="email" />
        <TextAreaField name="message" label="Message" required maxLength={longestMessage} />
        <SubmitButton block>Envoyer</SubmitButton>
      </Form>
      <Link to={`${href('terms')}#confidentialite`}>Ce que devient votre message</Link>
    </AccountPage>
  );
}
