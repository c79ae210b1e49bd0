import { useSession } from '@alumni/shared-auth';
import { texts, type RegisterInput } from '@alumni/shared-contract';
import { notifyError } from '@alumni/shared-ui/feedback';
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
import { register } from '../../api/account';
import { useCategories } from '../../api/home-content';
import { AccountPage } from '../../components/AccountPage';
import { keepDraft } from '../../components/signup-draft';
import { SocialLogins } from '../../components/SocialLogins';
import { TermsField } from '../../components/TermsField';
import styles from './RegisterScreen.module.css';

/** Sign-up. The session it opens makes the shell lead on to finish_register. */
export function RegisterScreen() {
  const { refresh } = useSession();
  const category = useChosenCategory();
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
        onSubmit={register}
        onFailure="inline"
        onSuccess={(_, { email }) => {
          keepDraft(email, category ? { profession: category.id } : {});
          void refresh().catch(() => notifyError());
        }}
      >
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
        <RegisterButton />
      </Form>
      <SocialLogins />
      <p className={styles['other']}>
        Déjà membre ? <Link to={href('login')}>Se Connecter</Link>
      </p>
    </AccountPage>
  );
}

function RegisterButton() {
  const status = useFormValue<string>('status');
  return (
    <SubmitButton
      variant="accent"
      size="large"
      block
      reason={status !== 'accepted' && 'Acceptez les conditions d’utilisation pour vous inscrire.'}
    >
      S’inscrire
    </SubmitButton>
  );
}

/** The category whose card led here: `/register?search=<id>`. */
function useChosenCategory() {
  const asked = useSearchParams()[0].get('search');
  const { items } = useCategories();
  return items.find(({ id }) => String(id) === asked);
}
