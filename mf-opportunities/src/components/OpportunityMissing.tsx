import { texts } from '@alumni/shared-contract';
import { failureText, InlineAlert } from '@alumni/shared-ui/feedback';
import { Button } from '@alumni/shared-ui/page';
import { href, LinkButton } from '@alumni/shared-ui/router';

interface OpportunityMissingProps {
  notFound: boolean;
  onRetry: () => void;
}

/** Shown for an opportunity that does not exist, or could not be loaded. */
export function OpportunityMissing({ notFound, onRetry }: OpportunityMissingProps) {
  if (notFound) {
    return (
      <InlineAlert
        kind="warning"
        title="Cette opportunité n’existe plus."
        action={<LinkButton to={href('liste_opportunities')}>Voir les opportunités</LinkButton>}
      />
    );
  }
  return (
    <InlineAlert
      kind="error"
      title={failureText()}
      action={<Button onClick={onRetry}>{texts.retry}</Button>}
    />
  );
}
