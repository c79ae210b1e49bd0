export const loginRefused = 'Données invalides ou compte désactivé.';
export const proofRequired = 'Confirmez que c’est bien vous pour continuer.';
export const sessionExpired = 'Votre connexion a expirée';
export const sessionExpiredOnNotifications = 'Votre connexion a expiré';
