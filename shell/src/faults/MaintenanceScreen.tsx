import { Illustration } from '@alumni/shared-ui/art';
import { Page } from '@alumni/shared-ui/page';
import { LinkButton } from '@alumni/shared-ui/guest';
import { href } from '@alumni/shared-ui/router';
import styles from './FaultScreen.module.css';

/** Shown instead of a screen whose team switched it off. */
export function MaintenanceScreen() {
  return (
    <Page title="Page en maintenance" width="form">
      <div className={styles.fault}>
        <Illustration name="offline" width={320} />
        <p>Nous y travaillons. Le reste du site fonctionne normalement.</p>
        <div className={styles.actions}>
          <LinkButton to={href('home')}>Retour à l’accueil</LinkButton>
        </div>
      </div>
    </Page>
  );
}
