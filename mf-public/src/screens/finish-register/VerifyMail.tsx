import { statusOf } from '@alumni/shared-auth';
import { texts } from '@alumni/shared-contract';
import { notifyError, notifySuccess } from '@alumni/shared-ui/feedback';
import { EmailText } from '@alumni/shared-ui/text';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useState } from 'react';
import { resendVerification } from '../../api/account';
import { refusalText } from '../../components/refusal-text';
import styles from './VerifyMail.module.css';

/** For people who have not opened the verification link: where it is, and how to get another. */
export function VerifyMail({ email }: { email: string }) {
  const [isSending, setSending] = useState(false);

  async function resend() {
    setSending(true);
    try {
      await resendVerification();
      notifySuccess(texts.doneCheckMail);
    } catch (cause) {
      // The end of the session has its own message.
      if (statusOf(cause) !== 401) notifyError(refusalText(cause));
    } finally {
      setSending(false);
    }
  }

  return (
    <Alert
      role="status"
      type="info"
      showIcon
      title="Vérifiez votre adresse e-mail"
      description={
        <div className={styles.mail}>
          <p>
            Nous avons envoyé un lien à{' '}
            <strong>
              <EmailText email={email} />
            </strong>
            . Ouvrez-le pour accéder à l’annuaire.
          </p>
          <Button
            loading={isSending}
            aria-busy={isSending || undefined}
            onClick={() => void resend()}
          >
            Renvoyer l’e-mail
          </Button>
        </div>
      }
    />
  );
}
