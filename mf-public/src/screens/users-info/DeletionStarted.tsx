import { texts } from '@alumni/shared-contract';
import { InlineAlert } from '@alumni/shared-ui/feedback';
import { href, LinkButton } from '@alumni/shared-ui/router';
import { frenchSpaces } from '@alumni/shared-ui/text';

/** What happens now, and how to change one's mind. */
export function DeletionStarted({ days }: { days: number }) {
  return (
    <InlineAlert
      kind="success"
      action={<LinkButton to={href('login')}>Conserver mon compte</LinkButton>}
    >
      <p>{texts.accountDeleted}</p>
      <p>
        {frenchSpaces(
          `Vous changez d’avis ? Connectez-vous dans les ${days} jours : votre compte est conservé.`,
        )}
      </p>
    </InlineAlert>
  );
}
