import { texts } from '@alumni/shared-contract';
import { Button } from '@alumni/shared-ui/guest';
import { createPortal } from 'react-dom';
import { offlineText, outdatedText } from '../faults/fault-texts';
import { useRetry, type FaultProps } from '../faults/useRetry';
import styles from './FaultBar.module.css';
import { readableText } from './readable-text';

/**
 * Shown when a screen did not load while its first view is visible: the view stays, with this
 * message.
 */
export function FaultBar({ fault, onRetry }: FaultProps) {
  const { isOffline, isBusy, retry } = useRetry({ fault, onRetry });
  return createPortal(
    <div className={styles.bar} role="alert">
      <p className={styles.text}>{isOffline ? offlineText : faultText(fault)}</p>
      {!isOffline && (
        <small className={styles.incident}>
          Code d’incident : <code>{fault.incident}</code>
        </small>
      )}
      <Button variant="primary" busy={isBusy} onClick={retry}>
        {fault.isOutdated ? 'Actualiser' : texts.retry}
      </Button>
    </div>,
    document.body,
  );
}

const faultText = ({ isOutdated }: FaultProps['fault']) =>
  isOutdated ? outdatedText : readableText;
