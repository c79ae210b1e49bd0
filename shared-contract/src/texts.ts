/**
 * French texts of the product description that several screens show, spelling faults included
 * (acceptance.md, "Texts kept with their faults"). A text of one screen stays in that screen. One
 * export each, so that a bundle holds only the texts it uses. Read as `texts.done`.
 */
export const requestFailed = 'Oups quelque chose s’est mal passé';
export const done = 'Opération effectuée';
export const doneCheckMail = 'Opération effectuée, vérifiez vos emails';
export const attention = 'Attention!';
export const loginRefused = 'Données invalides ou compte désactivé.';
export const serverMessagePrefix = 'Oops.. ';
export const proofRequired = 'Confirmez que c’est bien vous pour continuer.';
export const merged = 'Les deux fiches sont réunies';
export const memberMessageSent = 'Votre message est envoyé';
export const linkDead = 'Ce lien n’est plus valable.';
export const summaryStopped = 'Vous ne recevrez plus ces e-mails.';
export const profileConfirmed = 'Merci : votre profil est confirmé.';
export const visibilitySaved = 'Votre visibilité est enregistrée';
export const profileSaved = 'Les informations ont été mise á jour';
export const accountReactivated = 'Votre compte a été réactivé avec succès';
export const accountAlreadyActive = 'Votre compte a déjà été activé';
export const sessionExpired = 'Votre connexion a expirée';
export const sessionExpiredOnNotifications = 'Votre connexion a expiré';
export const resetLinkInvalid =
  'Ce lien n’est plus valide. Veuillez renvoyer une nouvelle demande.';
export const creationLinkInvalid =
  'Ce lien n’est pas valide. Veuillez utiliser le lien qui vous a été envoyé par email.';
export const passwordCreated = 'Félicitations!!! Mot de passe défini avec succès';
export const resetRequested =
  'Un lien de réinitialisation de mot de passe vous a été envoyé. Vérifiez vos emails';
export const emailChanged = 'Votre adresse e-mail a été modifiée';
export const emailUndone =
  'Le changement est annulé : votre adresse est de nouveau celle de votre compte. Un lien pour choisir un nouveau mot de passe vient de vous être envoyé.';
export const emailUndoInvalid =
  'Ce lien n’est plus valide. Si vous ne pouvez plus vous connecter, écrivez à l’équipe du réseau.';
export const emailUndoTaken =
  'Cette adresse est maintenant celle d’un autre compte. Écrivez à l’équipe du réseau.';
export const emailLinkInvalid =
  'Ce lien n’est plus valide. Demandez à nouveau le changement depuis votre profil.';
export const socialLinkInvalid =
  'Ce lien n’est plus valide. Recommencez depuis la page de connexion.';
export const socialLinked = 'Ce compte est relié : vous pouvez maintenant vous connecter avec lui';
export const deletionRequested =
  'Si un compte existe à cette adresse, un lien de suppression vient de lui être envoyé. Vérifiez vos emails';
export const accountDeleted =
  'Votre compte est désactivé. Vos données seront effacées à la fin du délai indiqué par email.';
export const deletionLinkInvalid =
  'Ce lien n’est plus valide. Demandez à nouveau la suppression de votre compte.';
export const messageSent =
  'Votre message a été transmis à l’équipe du réseau. Elle vous répondra par e-mail.';
export const alumnusAdded = 'Inscription réussie. Consultez vos emails';
export const emailTaken = 'Cette adresse e-mail est déjà utilisée.';
export const characterRefused =
  'Ce texte contient un caractère invisible qui n’est pas accepté. Retapez-le au lieu de le coller.';
export const phoneRefused = 'Ce numéro de téléphone n’est pas valide.';
export const passwordWeak =
  'Le mot de passe doit avoir au moins huit caractères, dont au moins une lettre et un chiffre.';
export const staffPasswordShort =
  'Le mot de passe d’un membre de l’équipe doit avoir au moins douze caractères.';
export const passwordGuessable = 'Ce mot de passe est trop facile à deviner.';
export const passwordsDiffer = 'La confirmation ne correspond pas au mot de passe.';
export const termsRequired = 'Vous devez accepter les conditions d’utilisation.';
export const approvedSuffix = 'a été approuvé';
export const emptyList = 'Aucun résultat';
export const emptyAdminNews = 'Auncun résultat';
export const retry = 'Réessayer';
export const cancel = 'Annuler';
export const noReferent = '-- Aucun référent --';
export const noValue = '---';
export const noPublicationDate = '-------';
export const pathRequired = 'Ajouter au moins un parcours';
export const photoRequired = 'Vous devez fournir une photo de profil';
export const coverRequired = 'Veuillez ajouter une image de couverture.';
export const coverNotAnImage = 'Vous devez sélectionner une image ';
export const passwordHint = 'Au moins huit caractères, dont au moins une lettre et un chiffre';
export const staffPasswordHint =
  'Au moins douze caractères, de préférence plusieurs mots peu courants, sans votre nom';
export const photoHint = '500x500px max';
export const confirmOpportunityDelete = 'Voulez-vous vraiment supprimer cette opportunité ?';
export const confirmAdministratorDelete = 'Voulez-vous vraiment supprimer cet administrateur ?';
export const confirmNewsDelete = 'Supprimer l’actualité ?';
export const offlineFailure = 'Vous êtes hors ligne : réessayez au retour du réseau.';
export const offline = 'Vous êtes hors ligne. Ce que vous avez saisi est conservé.';
