import { texts } from '@alumni/shared-contract';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';

/** Failed load of a field's options. */
export function ListLost({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      type="error"
      showIcon
      title="La liste n’a pas pu être chargée. Ce que vous avez saisi est gardé."
      // Below the text: beside it, a phone has no room.
      description={<Button onClick={onRetry}>{texts.retry}</Button>}
    />
  );
}
