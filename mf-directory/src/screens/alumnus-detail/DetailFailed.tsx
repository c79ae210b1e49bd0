import { serverMessage } from '@alumni/shared-auth';
import { texts } from '@alumni/shared-contract';
import { EmptyNote, InlineAlert } from '@alumni/shared-ui/antd-page';
import { failureText } from '@alumni/shared-ui/feedback';
import Button from 'antd/es/button';
import { isNotFound } from '../../api/alumni';

interface DetailFailedProps {
  error: unknown;
  onRetry: () => void;
}

/** Person not found, or a failed call: two different messages. */
export function DetailFailed({ error, onRetry }: DetailFailedProps) {
  if (isNotFound(error)) {
    return (
      <EmptyNote text="Ce profil est introuvable">
        <p>
          Il a pu être retiré de l’annuaire. Revenez à la liste pour chercher une autre personne.
        </p>
      </EmptyNote>
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
