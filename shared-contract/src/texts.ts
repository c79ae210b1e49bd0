/**
 * The French texts of the product description that more than one place shows, spelling faults
 * included (decisions: "Texts kept with their faults"). A text of one screen stays in its screen.
 */
export const texts = {
  requestFailed: "Oups quelque chose s'est mal passé",
  done: 'Opération effectuée',
  doneCheckMail: 'Opération effectuée, vérifiez vos emails',
  attention: 'Attention!',
  loginRefused: 'Données invalides ou compte désactivé.',
  serverMessagePrefix: 'Oops.. ',
  profileSaved: 'Les informations ont été mise á jour',
  accountReactivated: 'Votre compte a été réactivé avec succès',
  accountAlreadyActive: 'Votre compte a déjà été activé',
  sessionExpired: 'Votre connexion a expirée',
  sessionExpiredOnNotifications: 'Votre connexion a expiré',
  resetLinkInvalid: "Ce lien n'est plus valide. Veuillez renvoyer une nouvelle demande.",
  creationLinkInvalid:
    "Ce lien n'est pas valide. Veuillez utiliser le lien qui vous a été envoyé par email.",
  passwordCreated: 'Félicitations!!! Mot de passe défini avec succès',
  resetRequested:
    'Un lien de réinitialisation de mot de passe vous a été envoyé. Vérifiez vos emails',
  emailChanged: 'Votre adresse e-mail a été modifiée',
  emailLinkInvalid:
    "Ce lien n'est plus valide. Demandez à nouveau le changement depuis votre profil.",
  socialLinkInvalid: "Ce lien n'est plus valide. Recommencez depuis la page de connexion.",
  socialLinked: 'Ce compte est relié : vous pouvez maintenant vous connecter avec lui',
  deletionRequested:
    'Si un compte existe à cette adresse, un lien de suppression vient de lui être envoyé. Vérifiez vos emails',
  accountDeleted:
    'Votre compte est désactivé. Vos données seront effacées à la fin du délai indiqué par email.',
  deletionLinkInvalid:
    "Ce lien n'est plus valide. Demandez à nouveau la suppression de votre compte.",
  alumnusAdded: 'Inscription réussie. Consultez vos emails',
  termsRequired: "Vous devez accepter les conditions d'utilisation.",
  approvedSuffix: 'a été approuvé',
  emptyList: 'Aucun résultat',
  emptyAdminNews: 'Auncun résultat',
  retry: 'Réessayer',
  cancel: 'Annuler',
  noReferent: '-- Aucun référent --',
  noValue: '---',
  noPublicationDate: '-------',
  pathRequired: 'Ajouter au moins un parcours',
  photoRequired: 'Vous devez fournir une photo de profil',
  coverRequired: 'Veuillez ajouter une image de couverture.',
  coverNotAnImage: 'Vous devez sélectionner une image ',
  passwordHint: 'Au moins huit caractères, dont au moins une lettre et un chiffre',
  photoHint: '500x500px max',
  confirmOpportunityDelete: 'Voulez-vous vraiment supprimer cette opportunité ?',
  confirmNewsDelete: "Supprimer l'actualité ?",
  offline: 'Vous êtes hors ligne. Ce que vous avez saisi est conservé.',
} as const;
