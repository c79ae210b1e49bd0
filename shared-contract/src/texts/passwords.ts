export const passwordWeak =
  'Le mot de passe doit avoir au moins huit caractères, dont au moins une lettre et un chiffre.';
export const passwordsDiffer = 'La confirmation ne correspond pas au mot de passe.';
export const passwordHint = 'Au moins huit caractères, dont au moins une lettre et un chiffre';
export const staffPasswordHint =
  'Au moins douze caractères, de préférence plusieurs mots peu courants, sans votre nom';
export const staffPasswordShort =
  'Le mot de passe d’un membre de l’équipe doit avoir au moins douze caractères.';
export const passwordGuessable = 'Ce mot de passe est trop facile à deviner.';
export const resetRequested =
  'Un lien de réinitialisation de mot de passe vous a été envoyé. Vérifiez vos emails';
export const resetLinkInvalid =
  'Ce lien n’est plus valide. Veuillez renvoyer une nouvelle demande.';
export const creationLinkInvalid =
  'Ce lien n’est pas valide. Veuillez utiliser le lien qui vous a été envoyé par email.';
export const passwordCreated = 'Félicitations!!! Mot de passe défini avec succès';
