import type { FaultKind, ReleaseEntry } from '@alumni/shared-contract';

/** What went wrong in a browser, in words that one says over the phone. */
export const faultWords: Record<FaultKind, string> = {
  network: 'fichiers non reçus',
  timeout: 'trop lent',
  integrity: 'fichiers altérés',
  missing: 'écran absent de la version',
  version: 'versions incompatibles',
  crash: "erreur dans l'écran",
  registry: 'registre non reçu',
};

export const actionWords: Record<ReleaseEntry['action'], string> = {
  publish: 'publication',
  promote: 'mise en ligne',
  canary: "mise à l'essai",
  rollback: 'retour en arrière',
  maintenance: 'début de maintenance',
  'end-maintenance': 'fin de maintenance',
};

const moment = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** '21 nov., 14:05' */
export const momentText = (at: string) => moment.format(new Date(at));
