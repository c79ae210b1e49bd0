export const linkDead = 'Ce lien n’est plus valable.';
export const summaryStopped = 'Vous ne recevrez plus ces e-mails.';
export const profileConfirmed = 'Merci : votre profil est confirmé.';
export const emailChanged = 'Votre adresse e-mail a été modifiée';
export const emailLinkInvalid =
  'Ce lien n’est plus valide. Demandez à nouveau le changement depuis votre profil.';
export const emailUndone =
  'Le changement est annulé : votre adresse est de nouveau celle de votre compte. Un lien pour choisir un nouveau mot de passe vient de vous être envoyé.';
export const emailUndoInvalid =
  'Ce lien n’est plus valide. Si vous ne pouvez plus vous connecter, écrivez à l’équipe du réseau.';
export const emailUndoTaken =
  'Cette adresse est maintenant celle d’un autre compte. Écrivez à l’équipe du réseau.';
export const socialLinked = 'Ce compte est relié : vous pouvez maintenant vous connecter avec lui';
export const socialLinkInvalid =
  'Ce lien n’est plus valide. Recommencez depuis la page de connexion.';
