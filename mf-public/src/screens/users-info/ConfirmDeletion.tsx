import { texts } from '@alumni/shared-contract';
import { Button, InlineAlert } from '@alumni/shared-ui/guest';
import { Section } from '@alumni/shared-ui/page';
import { useEffect, useState } from 'react';
import { confirmDeletion } from '../../api/account-deletion';
import { InvalidLink } from '../../api/passwords';
import { LinkProblem } from '../../components/LinkProblem';
import { refusalText } from '../../components/refusal-text';
import { useMailedLink } from '../../components/useMailedLink';
import type { DeletionLink } from './useDeletionLink';

interface ConfirmDeletionProps extends Pick<DeletionLink, 'tellDeleted' | 'tellRefused'> {
  token: string;
  days: number;
}

/** Opening the link deletes nothing: mail scanners open links too. */
export function ConfirmDeletion({ token, days, tellDeleted, tellRefused }: ConfirmDeletionProps) {
  const link = useMailedLink('deletion', token);
  const { isDead } = link;
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');

  useEffect(() => {
    if (isDead) void tellRefused(texts.deletionLinkInvalid);
    // `tellRefused` is new at each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isDead]);

  async function confirm() {
    setSending(true);
    setFailure('');
    try {
      await confirmDeletion(token);
      await tellDeleted();
    } catch (cause) {
      if (cause instanceof InvalidLink) await tellRefused(cause.message);
      // Too many attempts, or the last administrator: show the server's message. The link stays
      // valid.
      else setFailure(refusalText(cause));
    } finally {
      setSending(false);
    }
  }

  return (
    <Section title="Confirmer la suppression">
      <p>
        Votre compte sera désactivé aussitôt, et vos données effacées dans {days} jours. Rien n’est
        supprimé tant que vous n’avez pas confirmé.
      </p>
      <LinkProblem {...link.check} />
      {failure && <InlineAlert kind="error">{failure}</InlineAlert>}
      <Button variant="danger" size="large" block busy={isSending} onClick={() => void confirm()}>
        Supprimer mon compte
      </Button>
    </Section>
  );
}
