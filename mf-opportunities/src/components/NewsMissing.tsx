import { texts } from '@alumni/shared-contract';
import { LinkButton } from '@alumni/shared-ui/antd-link';
import { EmptyNote, InlineAlert } from '@alumni/shared-ui/antd-page';
import { failureText } from '@alumni/shared-ui/feedback';
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
      <EmptyNote text="Cette actualité n’existe plus.">
        <LinkButton to={href('liste_actualities')}>Voir les actualités</LinkButton>
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
