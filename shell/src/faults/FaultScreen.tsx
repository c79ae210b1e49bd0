import { texts } from '@alumni/shared-contract';
import { Illustration } from '@alumni/shared-ui/art';
import { Button, Page } from '@alumni/shared-ui/page';
import { LinkButton, href } from '@alumni/shared-ui/router';
import type { FaultProps } from './Fault';
import { faultTexts, outdatedText } from './fault-texts';
import styles from './FaultScreen.module.css';
import { useRetry } from './useRetry';

/** In the place of a screen that did not come, or that failed: what happened and what to do. */
export function FaultScreen({ fault, onRetry }: FaultProps) {
  const { kind, isBusy, retry } = useRetry({ fault, onRetry });
  return (
    <Page title="Cette page est indisponible" width="form">
      <div className={styles.fault} role="alert">
        <Illustration name="offline" width={320} />
        <p>{fault.isOutdated ? outdatedText : faultTexts[kind]}</p>
        <p className={styles.incident}>
          Code d&apos;incident : <code>{fault.incident}</code>
        </p>
        <div className={styles.actions}>
          <Button variant="primary" busy={isBusy} onClick={retry}>
            {fault.isOutdated ? 'Actualiser' : texts.retry}
          </Button>
          <LinkButton to={href('home')}>Retour à l&apos;accueil</LinkButton>
        </div>
      </div>
    </Page>
  );
}
