export const accountReactivated = 'Votre compte a été réactivé avec succès';
export const accountAlreadyActive = 'Votre compte a déjà été activé';
