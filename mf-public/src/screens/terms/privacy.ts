import type { Site } from '../../api/site';
import type { Chapter } from './terms';

/** Retention times of the configuration. */
type Delays = Pick<Site, 'kept' | 'deletionDays'>;

/**
 * The privacy policy: seven points of the product description, in its order. The first names all
 * personal data in the API's tables (api/src/platform/db/schema), with purpose and retention.
 */
export const privacy = (network: string, { kept, deletionDays }: Delays): Chapter[] => [
  {
    title: 'Collecte de l’information',
    paragraphs: [
      `${network} recueille des informations lorsque vous vous inscrivez, complétez votre profil, vous connectez, consultez l’annuaire, laissez votre adresse sur la page d’accueil ou écrivez à l’équipe. L’équipe peut aussi vous inscrire elle-même. Voici tout ce qui est conservé, pourquoi et combien de temps. Sans autre indication, une information reste jusqu’à ce que vous la changiez ou que votre compte soit effacé.`,
    ],
    list: [
      'Votre identité, pour savoir qui vous êtes : nom, prénoms, sexe, date de naissance, situation matrimoniale et nationalité. Vous seul voyez votre date de naissance et votre situation matrimoniale ; vous pouvez montrer le jour et le mois de votre anniversaire.',
      'Vos coordonnées, pour vous joindre : numéro de téléphone, adresse e-mail, pays de résidence et ville.',
      'Vos études, pour vérifier votre inscription et vous relier à votre promotion : campus, diplôme, niveau d’études, filière, années de début et de fin et réussite de chaque formation, dernier niveau d’études et année de diplôme.',
      'Votre activité, pour l’annuaire : profession, employeur, biographie et photo.',
      'Vos référents, pour vérifier votre inscription auprès d’eux : le nom, le numéro de téléphone et l’adresse e-mail des trois personnes que vous citez. Leur adresse e-mail n’est montrée à personne.',
      'Votre compte, pour le gérer : mot de passe sous une forme qui ne permet pas de le retrouver, identifiant des comptes Google ou Facebook que vous reliez, dates d’inscription, de vérification de l’adresse, d’acceptation des conditions et de dernière connexion, type d’ancien et décisions de l’équipe (approuvé, certifié, activé).',
      'Le second facteur des membres de l’équipe, pour protéger leur compte : le secret chiffré de l’application, les clés publiques et le nom des clés d’accès, des codes de secours et des identifiants d’appareils mémorisés (30 jours) sous une forme qui ne permet pas de les retrouver.',
      'Des compteurs, montrés sur votre profil : le nombre de vos connexions et le nombre de vues de votre profil. Qui a consulté quel profil, et combien de pages de l’annuaire chacun a ouvertes, sert à compter juste et à empêcher la copie de l’annuaire, et s’efface au bout de deux jours.',
      `Vos connexions ouvertes, pour vous reconnaître : la date de connexion, celle de la dernière visite, le navigateur et le système, sans adresse IP. Vous les voyez et les fermez dans « Mes données ». Une connexion se ferme après ${daysText(kept.idleDays)} sans visite, ${daysText(kept.sessionDays)} au plus.`,
      'Votre adresse IP, contre les abus : elle sert à compter les essais, sous une forme qui ne permet pas de la lire, et ce compte s’efface dans les heures qui suivent. Le journal technique du serveur ne contient ni nom, ni adresse e-mail, ni adresse IP.',
      `Vos notifications, pour vous informer : elles restent jusqu’à ce que vous les ouvriez, ${daysText(kept.notificationDays)} au plus.`,
      `Les e-mails que le réseau vous envoie : leur texte s’efface dès l’envoi, l’adresse et l’objet ${daysText(kept.mailDays)} plus tard. Les liens qu’ils portent s’effacent quand ils ne servent plus.`,
      `L’adresse et la profession laissées sur la page d’accueil, pour vous répondre, avec les réponses et les notes de l’équipe : jusqu’à ce que vous demandiez leur effacement, que votre compte soit effacé ou que ${daysText(kept.joinDays)} passent sans suite.`,
      `Un message envoyé par la page de contact, pour vous répondre : votre nom, votre adresse e-mail et le texte arrivent à l’équipe par notification, effacée au bout de ${daysText(kept.notificationDays)}, et par e-mail.`,
      `Le journal des actions de l’équipe, pour savoir ce qui a été fait et par qui : ${daysText(kept.auditDays)}.`,
      `Les pannes d’affichage, pour les réparer : la page, le navigateur et l’erreur, sans rien qui vous nomme, ${daysText(kept.faultDays)}.`,
      'La rapidité des pages, mesurée pendant une visite sur dix, ou à chaque visite quand une nouvelle version est à l’essai : le nom de la page, trois mesures et si elle a échoué, ajoutés à des totaux, sans rien qui vous nomme.',
      'Les actualités et opportunités que vous publiez, signées de votre nom.',
      'Une copie de vos données, quand vous la demandez : chiffrée, pour vous seul, et effacée au bout de quelques jours.',
      'Sur votre appareil : les cookies nécessaires à votre connexion, à sa sécurité, à l’affichage de ce que vous venez d’enregistrer et à celui d’une version à l’essai, le thème choisi et ce que vous avez saisi sans l’avoir encore envoyé, quelques jours au plus, jamais un mot de passe. La déconnexion efface ces saisies. Aucun cookie ne sert à la publicité.',
    ],
  },
  {
    title: 'Utilisation des informations',
    paragraphs: ['Les informations que nous recueillons servent à :'],
    list: [
      'vérifier que vous appartenez au réseau et gérer votre compte ;',
      'vous présenter aux autres membres dans l’annuaire, dans la limite des règles de visibilité ;',
      'vous envoyer les messages liés à votre compte et aux décisions qui le concernent ;',
      'vous répondre lorsque vous laissez votre adresse ou écrivez à l’équipe ;',
      'établir des statistiques d’inscription qui n’identifient personne.',
    ],
  },
  {
    title: 'Confidentialité du commerce en ligne',
    paragraphs: [
      'Nous sommes seuls destinataires des informations recueillies sur ce site. Elles ne sont ni vendues, ni échangées, ni louées, ni données à une autre société, pour quelque raison que ce soit, sans votre accord.',
      'Le site ne vend rien et ne demande aucun moyen de paiement.',
    ],
  },
  {
    title: 'Divulgation à des tiers',
    paragraphs: [
      'Nous ne transmettons pas vos informations personnelles à des tiers. Font exception les prestataires qui hébergent le site et acheminent ses messages, tenus à la confidentialité, et les autorités lorsque la loi nous y oblige.',
      'Si vous choisissez de vous connecter au moyen d’un compte Google ou Facebook, ce fournisseur apprend que vous utilisez le réseau et nous transmet votre nom et votre adresse e-mail.',
    ],
  },
  {
    title: 'Protection des informations',
    paragraphs: [
      'Vos échanges avec le site sont chiffrés. Votre mot de passe n’est jamais conservé en clair, et personne dans l’équipe ne peut le lire. Seules les personnes qui en ont besoin pour animer le réseau accèdent aux informations des membres, et leurs actions sont enregistrées.',
      'Les autres membres ne voient votre téléphone, votre e-mail, votre employeur et votre photo qu’après l’approbation de leur propre inscription. La page « Ma visibilité » de votre profil vous permet de cacher chacun d’eux aux membres, et de quitter l’annuaire.',
    ],
  },
  {
    title: 'Se désabonner',
    paragraphs: [
      'Le réseau n’envoie ni lettre d’information ni publicité. Les seuls messages que vous recevez concernent votre compte : vérification de votre adresse, mot de passe, décisions sur votre inscription, suppression. Chacun dit au bas pourquoi vous le recevez.',
      'Pour ne plus en recevoir aucun, supprimez votre compte, depuis la page « Suppression des données utilisateur » ou par le lien qu’elle vous envoie. Si vous aviez seulement laissé votre adresse sur la page d’accueil, demandez à l’équipe de l’effacer, par la page de contact.',
      `Vous pouvez consulter et corriger à tout moment les informations de votre profil. Un compte supprimé est masqué aussitôt, puis effacé ${daysText(deletionDays)} plus tard. La page « Suppression des données utilisateur » dit ce qui reste ensuite, et pourquoi.`,
    ],
  },
  {
    title: 'Consentement',
    paragraphs: [
      'En vous inscrivant, vous consentez à notre politique de confidentialité. Vous pouvez retirer ce consentement à tout moment en demandant la suppression de votre compte.',
    ],
  },
];

/** 365 days read as twelve months. */
function daysText(days: number): string {
  if (days >= 365 && days % 365 === 0) return `${(days / 365) * 12} mois`;
  return days === 1 ? 'un jour' : `${days} jours`;
}
