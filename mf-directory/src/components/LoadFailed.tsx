import { texts } from '@alumni/shared-contract';
import { InlineAlert } from '@alumni/shared-ui/antd-page';
import { failureText } from '@alumni/shared-ui/feedback';
import Button from 'antd/es/button';

/** What did not load, with a button to try again. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <InlineAlert kind="error" action={<Button onClick={onRetry}>{texts.retry}</Button>}>
      {failureText()}
    </InlineAlert>
  );
}
