import { useSession } from '@alumni/shared-auth';
import { texts, type RegisterInput } from '@alumni/shared-contract';
import { InlineAlert, notifyError } from '@alumni/shared-ui/feedback';
import {
  EmailField,
  FieldRow,
  Form,
  PasswordField,
  SubmitButton,
  TextField,
  useFormValue,
} from '@alumni/shared-ui/form';
import { href, Link, useSearchParams } from '@alumni/shared-ui/router';
import { useState } from 'react';
import { register } from '../../api/account';
import { useCategories } from '../../api/home-content';
import { AccountPage } from '../../components/AccountPage';
import { keepDraft, keepProfession } from '../../components/signup-draft';
import { SocialLogins } from '../../components/SocialLogins';
import { TermsField } from '../../components/TermsField';
import { useWaitingTime } from '../../components/useWaitingTime';
import styles from './RegisterScreen.module.css';

/** Sign-up. The session it opens makes the shell lead on to finish_register. */
export function RegisterScreen() {
  const { refresh } = useSession();
  const category = useChosenCategory();
  const [isFailed, setFailed] = useState(false);
  const wait = useWaitingTime();
  return (
    <AccountPage
      title="Rejoindre le réseau"
      lead={
        category ? `Vous vous inscrivez comme : ${category.name}` : 'Deux minutes pour commencer.'
      }
      illustration="graduation"
    >
      <Form<RegisterInput>
        label="Inscription"
        onSubmit={(values) => {
          setFailed(false);
          return register(values);
        }}
        onFailure={({ cause }) => {
          setFailed(true);
          wait.start(cause);
        }}
        onSuccess={(_, { email }) => {
          keepDraft(email, category ? { profession: category.id } : {});
          void refresh().catch(() => notifyError());
        }}
      >
        {isFailed && <InlineAlert kind="error">{texts.requestFailed}</InlineAlert>}
        <FieldRow>
          <TextField name="lastname" label="Nom" required autoComplete="family-name" />
          <TextField name="firstname" label="Prénom(s)" required autoComplete="given-name" />
        </FieldRow>
        <EmailField name="email" label="E-mail" required />
        <PasswordField
          name="password"
          label="Mot de passe"
          hint={texts.passwordHint}
          required
          autoComplete="new-password"
        />
        <PasswordField
          name="password_confirmation"
          label="Confirmer le mot de passe"
          required
          autoComplete="new-password"
        />
        <TermsField />
        <RegisterButton waiting={wait.text} />
      </Form>
      <SocialLogins onLeave={() => keepProfession(category?.id)} />
      <p className={styles['other']}>
        Déjà membre ? <Link to={href('login')}>Se Connecter</Link>
      </p>
    </AccountPage>
  );
}

function RegisterButton({ waiting }: { waiting: string | false }) {
  const hasAccepted = useFormValue<string>('status') === 'accepted';
  return (
    <SubmitButton
      variant="accent"
      size="large"
      block
      reason={
        waiting || (!hasAccepted && 'Acceptez les conditions d’utilisation pour vous inscrire.')
      }
    >
      S’inscrire
    </SubmitButton>
  );
}

/** The category whose card led here: `/register?search=<id>`. */
function useChosenCategory() {
  const asked = useSearchParams()[0].get('search');
  const { items } = useCategories(asked !== null);
  return items.find(({ id }) => String(id) === asked);
}
