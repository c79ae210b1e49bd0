import { serverMessage, useSession } from '@alumni/shared-auth';
import { texts } from '@alumni/shared-contract';
import { InlineAlert, Section } from '@alumni/shared-ui/antd-page';
import { Illustration } from '@alumni/shared-ui/art';
import { failureText } from '@alumni/shared-ui/feedback';
import Button from 'antd/es/button';
import { useState } from 'react';
import { resendVerification } from '../../api/verification';
import styles from './UnverifiedNotice.module.css';

/** The directory requires a verified e-mail address: explains it, and sends the mail again. */
export function UnverifiedNotice({ onVerified }: { onVerified: () => void }) {
  const { user, refresh } = useSession();
  const { resend, state, problem } = useResend();
  const check = async () => {
    const now = await refresh();
    if (now?.email_verified === 1) onVerified();
  };
  return (
    <Section title="Vérifiez votre adresse e-mail">
      <div className={styles.notice}>
        <Illustration name="mail" width={240} />
        <div className={styles.words}>
          <p>
            L’annuaire s’ouvre dès que votre adresse est vérifiée. Ouvrez le lien que nous avons
            envoyé à <strong>{user?.email}</strong> ; pensez au dossier des indésirables.
          </p>
          {state === 'sent' && <InlineAlert kind="success">{texts.doneCheckMail}</InlineAlert>}
          {problem && <InlineAlert kind="error">{problem}</InlineAlert>}
          <div className={styles.actions}>
            <Button
              type="primary"
              loading={state === 'sending'}
              aria-busy={state === 'sending' || undefined}
              onClick={() => void resend()}
            >
              Renvoyer l’e-mail de vérification
            </Button>
            <Button onClick={() => void check()}>J’ai ouvert le lien</Button>
          </div>
        </div>
      </div>
    </Section>
  );
}

function useResend() {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const resend = async () => {
    setState('sending');
    setProblem(null);
    try {
      await resendVerification();
      setState('sent');
    } catch (error) {
      setProblem(serverMessage(error) ?? failureText(error));
      setState('idle');
    }
  };
  return { resend, state, problem };
}
