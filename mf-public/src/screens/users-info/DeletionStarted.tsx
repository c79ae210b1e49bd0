import { texts } from '@alumni/shared-contract';
import { InlineAlert, LinkButton } from '@alumni/shared-ui/guest';
import { href } from '@alumni/shared-ui/router';

/** What happens next, and how to cancel. */
export function DeletionStarted({ days }: { days: number }) {
  return (
    <InlineAlert
      kind="success"
      action={<LinkButton to={href('login')}>Conserver mon compte</LinkButton>}
    >
      <p>{texts.accountDeleted}</p>
      <p>Vous changez d’avis ? Connectez-vous dans les {days} jours : votre compte est conservé.</p>
    </InlineAlert>
  );
}
