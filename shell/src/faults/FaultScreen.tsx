import { texts } from '@alumni/shared-contract';
import { Illustration } from '@alumni/shared-ui/art';
import { Page } from '@alumni/shared-ui/page';
import { Button, LinkButton } from '@alumni/shared-ui/guest';
import { href } from '@alumni/shared-ui/router';
import { faultTexts, offlineTitle, outdatedText } from './fault-texts';
import styles from './FaultScreen.module.css';
import { useRetry, type FaultProps } from './useRetry';

/** Shown instead of a screen that did not load, or failed: what happened and what to do. */
export function FaultScreen({ fault, onRetry }: FaultProps) {
  const { kind, isOffline, isBusy, retry } = useRetry({ fault, onRetry });
  if (isOffline) return <OfflineScreen isBusy={isBusy} onRetry={retry} />;
  return (
    <Page title="Cette page est indisponible" width="form">
      <div className={styles.fault} role="alert">
        <Illustration name="offline" width={320} />
        <p>{fault.isOutdated ? outdatedText : faultTexts[kind]}</p>
        <p className={styles.incident}>
          Code d’incident : <code>{fault.incident}</code>
        </p>
        <div className={styles.actions}>
          <Button variant="primary" busy={isBusy} onClick={retry}>
            {fault.isOutdated ? 'Actualiser' : texts.retry}
          </Button>
          <LinkButton to={href('home')}>Retour à l’accueil</LinkButton>
        </div>
      </div>
    </Page>
  );
}

/** Nothing failed, so there is no code; no picture either, because it could not load. */
function OfflineScreen({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  return (
    <Page title={offlineTitle} width="form">
      <div className={styles.fault} role="status">
        <p>Elle n’est pas encore dans cet appareil. Les pages déjà ouvertes restent lisibles.</p>
        <Button busy={isBusy} onClick={onRetry}>
          {texts.retry}
        </Button>
      </div>
    </Page>
  );
}
