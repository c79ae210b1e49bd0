import { RemoteFault, incidentCode } from '@alumni/federation/runtime';
import { texts } from '@alumni/shared-contract';
import { Illustration } from '@alumni/shared-ui/art';
import { Button, Page } from '@alumni/shared-ui/page';
import { LinkButton, href } from '@alumni/shared-ui/router';
import { useState } from 'react';
import styles from './FaultScreen.module.css';

interface FaultScreenProps {
  error?: unknown;
  onRetry?: () => void;
  /** The remote is switched off on purpose. */
  maintenance?: boolean;
}

/** In the place of a screen that did not come, or that failed: what happened and what to do. */
export function FaultScreen({ error, onRetry, maintenance = false }: FaultScreenProps) {
  const [incident] = useState(() => incidentOf(error));
  return (
    <Page title={maintenance ? 'Page en maintenance' : 'Cette page est indisponible'} width="form">
      <div className={styles.fault} role={maintenance ? undefined : 'alert'}>
        <Illustration name="offline" width={320} />
        <p>{maintenance ? maintenanceText : explain(error)}</p>
        {!maintenance && (
          <p className={styles.incident}>
            Code d&apos;incident : <code>{incident}</code>
          </p>
        )}
        <div className={styles.actions}>
          {onRetry && (
            <Button variant="primary" onClick={onRetry}>
              {texts.retry}
            </Button>
          )}
          <LinkButton to={href('home')}>Retour à l&apos;accueil</LinkButton>
        </div>
      </div>
    </Page>
  );
}

const maintenanceText = 'Nous y travaillons. Le reste du site fonctionne normalement.';

function explain(error: unknown): string {
  const kind = error instanceof RemoteFault ? error.kind : 'crash';
  return explanations[kind];
}

const explanations: Record<RemoteFault['kind'], string> = {
  network: "Cette partie du site n'a pas pu être chargée. Le reste fonctionne normalement.",
  timeout: 'Cette partie du site met trop de temps à répondre. Le reste fonctionne normalement.',
  missing: "Cette partie du site n'existe pas dans la version en ligne.",
  version: "Cette partie du site n'est pas compatible avec la version en ligne.",
  crash: "Une erreur s'est produite dans cette partie du site. Le reste fonctionne normalement.",
};

function incidentOf(error: unknown): string {
  return error instanceof RemoteFault ? error.incident : incidentCode();
}
