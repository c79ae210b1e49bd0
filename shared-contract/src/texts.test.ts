import { texts } from './index';

/** product.md, section 8, and decisions.md, "Texts kept with their faults", word for word. */
test.each([
  [texts.loginRefused, 'Données invalides ou compte désactivé.'],
  [texts.attention, 'Attention!'],
  [texts.serverMessagePrefix, 'Oops.. '],
  [texts.requestFailed, 'Oups quelque chose s’est mal passé'],
  [texts.done, 'Opération effectuée'],
  [texts.doneCheckMail, 'Opération effectuée, vérifiez vos emails'],
  [texts.profileSaved, 'Les informations ont été mise \u00e1 jour'],
  [texts.accountReactivated, 'Votre compte a été réactivé avec succès'],
  [texts.accountAlreadyActive, 'Votre compte a déjà été activé'],
  [texts.sessionExpired, 'Votre connexion a expirée'],
  [texts.sessionExpiredOnNotifications, 'Votre connexion a expiré'],
  [texts.resetLinkInvalid, 'Ce lien n’est plus valide. Veuillez renvoyer une nouvelle demande.'],
  [
    texts.creationLinkInvalid,
    'Ce lien n’est pas valide. Veuillez utiliser le lien qui vous a été envoyé par email.',
  ],
  [texts.passwordCreated, 'Félicitations!!! Mot de passe défini avec succès'],
  [
    texts.resetRequested,
    'Un lien de réinitialisation de mot de passe vous a été envoyé. Vérifiez vos emails',
  ],
  [texts.alumnusAdded, 'Inscription réussie. Consultez vos emails'],
  [texts.approvedSuffix, 'a été approuvé'],
  [texts.emptyList, 'Aucun résultat'],
  [texts.emptyAdminNews, 'Auncun résultat'],
  [texts.pathRequired, 'Ajouter au moins un parcours'],
  [texts.photoRequired, 'Vous devez fournir une photo de profil'],
  [texts.coverRequired, 'Veuillez ajouter une image de couverture.'],
  [texts.coverNotAnImage, 'Vous devez sélectionner une image '],
  [texts.confirmOpportunityDelete, 'Voulez-vous vraiment supprimer cette opportunité ?'],
])('spells %j as in the description', (text, written) => {
  expect(text).toBe(written);
});
