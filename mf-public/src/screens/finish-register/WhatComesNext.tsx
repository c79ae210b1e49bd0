import { serverMessage } from '@alumni/shared-auth';
import { texts, type CurrentUser } from '@alumni/shared-contract';
import { InlineAlert, notifyError, notifySuccess } from '@alumni/shared-ui/feedback';
import { Button } from '@alumni/shared-ui/page';
import { useState } from 'react';
import { resendVerification } from '../../api/account';
import styles from './WhatComesNext.module.css';

/** What still stands between a new member and the directory. */
export function WhatComesNext({ user }: { user: CurrentUser }) {
  return (
    <div className={styles['notes']}>
      {user.email_verified === 0 && <VerifyMail email={user.email} />}
      {user.approved === 0 && (
        <InlineAlert title="Votre inscription sera vérifiée">
          Une fois vos informations enregistrées, l’équipe du réseau vérifie votre parcours. D’ici
          là, vous voyez dans l’annuaire les noms, les campus et les promotions. Après
          l’approbation, vous voyez aussi les coordonnées que les anciens partagent. Un e-mail vous
          préviendra.
        </InlineAlert>
      )}
    </div>
  );
}

function VerifyMail({ email }: { email: string }) {
  const [isSending, setSending] = useState(false);

  async function resend() {
    setSending(true);
    try {
      await resendVerification();
      notifySuccess(texts.doneCheckMail);
    } catch (cause) {
      notifyError(serverMessage(cause));
    } finally {
      setSending(false);
    }
  }

  return (
    <InlineAlert
      title="Vérifiez votre adresse e-mail"
      action={
        <Button busy={isSending} onClick={() => void resend()}>
          Renvoyer l’e-mail
        </Button>
      }
    >
      Nous avons envoyé un lien à <strong>{email}</strong>. Ouvrez-le pour activer l’annuaire.
    </InlineAlert>
  );
}
