import { texts } from '@alumni/shared-contract';
import { Button, InlineAlert, LinkButton } from '@alumni/shared-ui/guest';
import { href } from '@alumni/shared-ui/router';
import { useEffect, useRef, useState } from 'react';

/** The account exists, but the session could not be loaded: prevents a second sign-up. */
export function AccountCreated({ onRetry }: { onRetry: () => Promise<void> }) {
  const place = useRef<HTMLDivElement>(null);
  const [isBusy, setBusy] = useState(false);
  // The form that had the focus is gone.
  useEffect(() => place.current?.focus(), []);

  async function retry() {
    setBusy(true);
    await onRetry();
    setBusy(false);
  }

  return (
    <div ref={place} tabIndex={-1}>
      <InlineAlert
        kind="warning"
        title="Votre compte est créé"
        action={
          <>
            <Button variant="primary" busy={isBusy} onClick={() => void retry()}>
              {texts.retry}
            </Button>
            <LinkButton to={href('login')}>Se connecter</LinkButton>
          </>
        }
      >
        La suite n’a pas pu s’ouvrir. Vérifiez votre connexion, puis réessayez, ou connectez-vous
        avec l’e-mail et le mot de passe que vous venez de choisir.
      </InlineAlert>
    </div>
  );
}
