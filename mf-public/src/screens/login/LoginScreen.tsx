import { useSession } from '@alumni/shared-auth';
import { texts, type LoginInput } from '@alumni/shared-contract';
import { lazyPart, notifyError } from '@alumni/shared-ui/feedback';
import { Form } from '@alumni/shared-ui/form';
import { InlineAlert } from '@alumni/shared-ui/guest';
import { EmailField, PasswordField, SubmitButton } from '@alumni/shared-ui/guest-form';
import { href, Link, useSearchParams } from '@alumni/shared-ui/router';
import { useState } from 'react';
import { login } from '../../api/account';
import { needsSecondStep } from '../../api/second-step';
import { AccountPage } from '../../components/AccountPage';
import { SocialLogins } from '../../components/SocialLogins';
import { useTypedEmail } from '../../components/useTypedEmail';
import styles from './LoginScreen.module.css';
import { SocialOutcomeAlert } from './SocialOutcomeAlert';

/** Staff with a second factor only: other people do not load it. */
const SecondStep = lazyPart(
  async () => (await import('./SecondStep')).SecondStep,
  <p role="status">Chargement de la deuxième étape…</p>,
);

/**
 * Login, in one step or two. The new session makes the shell redirect: to the page first requested, otherwise to the
 * role's landing page.
 */
export function LoginScreen() {
  // After a login by a provider: `?step=second`.
  const [query] = useSearchParams();
  const [isSecond, setSecond] = useState(query.get('step') === 'second');
  if (isSecond) {
    return (
      <AccountPage
        title="Se connecter"
        lead="Deuxième étape : votre second facteur."
        illustration="handshake"
      >
        <SecondStep onRestart={() => setSecond(false)} />
      </AccountPage>
    );
  }
  return <FirstStep onSecond={() => setSecond(true)} />;
}

function FirstStep({ onSecond }: { onSecond: () => void }) {
  const { refresh } = useSession();
  const [isRefused, setRefused] = useState(false);

  async function submit(values: LoginInput) {
    setRefused(false);
    try {
      await login(values);
    } catch (cause) {
      if (needsSecondStep(cause)) return 'second';
      setRefused(true);
      throw cause;
    }
    return 'done';
  }

  return (
    <AccountPage
      title="Se connecter"
      lead="Retrouvez votre promotion et vos opportunités."
      illustration="handshake"
    >
      <Form<LoginInput>
        label="Connexion"
        initialValues={useTypedEmail()}
        onSubmit={submit}
        onFailure={ignore}
        onSuccess={(step) => {
          if (step === 'second') onSecond();
          else void refresh().catch(() => notifyError());
        }}
        guard={false}
        keep={false}
      >
        {isRefused ? (
          <InlineAlert kind="warning" title={texts.attention}>
            {texts.loginRefused}
          </InlineAlert>
        ) : (
          <SocialOutcomeAlert />
        )}
        <EmailField name="email" label="E-mail" required autoComplete="username" />
        <PasswordField
          name="password"
          label="Mot de passe"
          required
          autoComplete="current-password"
        />
        <p className={styles.forgotten}>
          <Link to={href('reset_password_request')}>Mot de passe oublié ?</Link>
        </p>
        <SubmitButton size="large" block>
          Se connecter
        </SubmitButton>
      </Form>
      <SocialLogins />
      <p className={styles.other}>
        Pas encore membre ? <Link to={href('register')}>S’inscrire</Link>
      </p>
    </AccountPage>
  );
}

/** The warning above the fields already reports the failure. */
const ignore = () => undefined;
