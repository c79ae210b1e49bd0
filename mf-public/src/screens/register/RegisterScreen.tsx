import { fieldErrors, useSession } from '@alumni/shared-auth';
import { texts, type RegisterInput } from '@alumni/shared-contract';
import { failureText } from '@alumni/shared-ui/feedback';
import { FieldRow, Form, useFormValue } from '@alumni/shared-ui/form';
import { InlineAlert } from '@alumni/shared-ui/guest';
import { CheckboxField, EmailField, SubmitButton, TextField } from '@alumni/shared-ui/guest-form';
import { href, Link, useSearchParams } from '@alumni/shared-ui/router';
import { useState } from 'react';
import { register } from '../../api/account';
import { useCategories } from '../../api/home-content';
import { AccountPage } from '../../components/AccountPage';
import { NewPasswordFields } from '../../components/NewPasswordFields';
import { keepDraft, keepProfession } from '../../components/signup-draft';
import { SocialLogins } from '../../components/SocialLogins';
import { termsField } from '../../components/terms-field';
import { AccountCreated } from './AccountCreated';
import styles from './RegisterScreen.module.css';
import { TakenEmailHelp } from './TakenEmailHelp';

/** Sign-up. The new session makes the shell redirect to finish_register. */
export function RegisterScreen() {
  const { refresh } = useSession();
  const category = useChosenCategory();
  const [isFailed, setFailed] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const [isStranded, setStranded] = useState(false);

  async function submit(values: RegisterInput) {
    setFailed(false);
    setTaken(false);
    try {
      await register(values);
    } catch (cause) {
      setTaken(fieldErrors(cause).email === texts.emailTaken);
      throw cause;
    }
  }

  async function goOn() {
    const user = await refresh().catch(() => null);
    setStranded(!user);
  }

  return (
    <AccountPage
      title="Rejoindre le réseau"
      lead={
        category ? `Vous vous inscrivez comme : ${category.name}` : 'Deux minutes pour commencer.'
      }
      illustration="graduation"
    >
      {isStranded && <AccountCreated onRetry={goOn} />}
      {!isStranded && (
        <Form<RegisterInput>
          label="Inscription"
          onSubmit={submit}
          onFailure={() => setFailed(true)}
          onSuccess={(_, { email }) => {
            keepDraft(email, category ? { profession: category.id } : {});
            void goOn();
          }}
          // People who already have an account leave through the links of this message.
          guard={!isTaken}
        >
          {isFailed && <InlineAlert kind="error">{failureText()}</InlineAlert>}
          <FieldRow>
            <TextField name="lastname" label="Nom" required autoComplete="family-name" />
            <TextField name="firstname" label="Prénom(s)" required autoComplete="given-name" />
          </FieldRow>
          <EmailField
            name="email"
            label="E-mail"
            required
            errorHelp={(error) => error === texts.emailTaken && <TakenEmailHelp />}
          />
          <NewPasswordFields label="Mot de passe" />
          <CheckboxField {...termsField} />
          <RegisterButton />
        </Form>
      )}
      {!isStranded && <SocialLogins onLeave={() => keepProfession(category?.id)} />}
      {!isStranded && (
        <p className={styles.other}>
          Déjà membre ? <Link to={href('login')}>Se Connecter</Link>
        </p>
      )}
    </AccountPage>
  );
}

function RegisterButton() {
  const hasAccepted = useFormValue<string>('status') === 'accepted';
  return (
    <SubmitButton
      variant="accent"
      size="large"
      block
      reason={!hasAccepted && 'Acceptez les conditions d’utilisation pour vous inscrire.'}
    >
      S’inscrire
    </SubmitButton>
  );
}

/**
 * Category of the card that led here: `/register?search=<id>`, or its name for a fallback category.
 */
function useChosenCategory() {
  const asked = useSearchParams()[0].get('search');
  const { items } = useCategories(asked !== null);
  return items.find(({ id, name }) => String(id) === asked || name === asked);
}
