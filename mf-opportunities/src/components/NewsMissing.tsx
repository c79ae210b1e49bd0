import { texts } from '@alumni/shared-contract';
import { LinkButton } from '@alumni/shared-ui/antd-link';
import { failureText, InlineAlert } from '@alumni/shared-ui/feedback';
import { href } from '@alumni/shared-ui/router';
import Button from 'antd/es/button';

interface NewsMissingProps {
  notFound: boolean;
  onRetry: () => void;
}

/** Shown for a news item that does not exist, or could not be loaded. */
export function NewsMissing({ notFound, onRetry }: NewsMissingProps) {
  if (notFound) {
    return (
      <InlineAlert
        kind="warning"
        title="Cette actualité n’existe plus."
        action={<LinkButton to={href('liste_actualities')}>Voir les actualités</LinkButton>}
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
