import { texts } from '@alumni/shared-contract';
import { LinkButton } from '@alumni/shared-ui/antd-link';
import { EmptyNote, InlineAlert } from '@alumni/shared-ui/antd-page';
import { failureText } from '@alumni/shared-ui/feedback';
import { href } from '@alumni/shared-ui/router';
import Button from 'antd/es/button';

interface OpportunityMissingProps {
  notFound: boolean;
  onRetry: () => void;
}

/** Shown for an opportunity that does not exist, or could not be loaded. */
export function OpportunityMissing({ notFound, onRetry }: OpportunityMissingProps) {
  if (notFound) {
    return (
      <EmptyNote text="Cette opportunité n’existe plus.">
        <LinkButton to={href('liste_opportunities')}>Voir les opportunités</LinkButton>
      </EmptyNote>
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
