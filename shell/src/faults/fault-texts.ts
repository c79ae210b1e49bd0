import type { FaultKind } from '@alumni/shared-contract';

/** Messages for each kind of fault. */
export const faultTexts: Record<FaultKind, string> = {
  network: 'Cette partie du site n’a pas pu être chargée. Le reste fonctionne normalement.',
  timeout: 'Cette partie du site met trop de temps à répondre. Le reste fonctionne normalement.',
  integrity:
    'Un fichier de cette partie du site est arrivé abîmé ou modifié : il n’a pas été utilisé. Le reste fonctionne normalement.',
  missing: 'Cette partie du site n’existe pas dans la version en ligne.',
  version: 'Cette partie du site n’est pas compatible avec la version en ligne.',
  crash: 'Une erreur s’est produite dans cette partie du site. Le reste fonctionne normalement.',
  registry: 'Le site n’a pas pu être assemblé. Réessayez dans quelques instants.',
};

export const outdatedText =
  'Le site a été mis à jour depuis que cette page est ouverte. Actualisez-la pour continuer.';

/** For a screen that was not loaded when the connection was lost. */
export const offlineTitle = 'Vous êtes hors ligne, cette page s’ouvrira au retour du réseau';

/** For a server's view whose screen was not loaded when the connection was lost. */
export const offlineText =
  'Vous êtes hors ligne : vous pouvez lire cette page, le reste s’ouvrira au retour du réseau.';
