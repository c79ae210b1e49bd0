import { serverMessage } from '@alumni/shared-auth';
import { texts } from '@alumni/shared-contract';
import { failureText, InlineAlert } from '@alumni/shared-ui/feedback';
import { Button } from '@alumni/shared-ui/page';
import { isNotFound } from '../../api/alumni';

interface DetailFailedProps {
  error: unknown;
  onRetry: () => void;
}

/** Person not found, or a failed call: two different messages. */
export function DetailFailed({ error, onRetry }: DetailFailedProps) {
  if (isNotFound(error)) {
    return (
      <InlineAlert kind="warning" title="Ce profil est introuvable">
        Il a pu être retiré de l’annuaire. Revenez à la liste pour chercher une autre personne.
      </InlineAlert>
    );
  }
  return (
    <InlineAlert
      kind="error"
      title="Le profil ne s’est pas affiché"
      action={<Button onClick={onRetry}>{texts.retry}</Button>}
    >
      {serverMessage(error) ?? failureText(error)}
    </InlineAlert>
  );
}
