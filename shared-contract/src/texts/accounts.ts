export const emailTaken = 'Cette adresse e-mail est déjà utilisée.';
export const termsRequired = 'Vous devez accepter les conditions d’utilisation.';
export const deletionRequested =
  'Si un compte existe à cette adresse, un lien de suppression vient de lui être envoyé. Vérifiez vos emails';
export const deletionLinkInvalid =
  'Ce lien n’est plus valide. Demandez à nouveau la suppression de votre compte.';
export const accountDeleted =
  'Votre compte est désactivé. Vos données seront effacées à la fin du délai indiqué par email.';
