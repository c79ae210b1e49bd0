import type { Chapter } from './terms';

/** The privacy policy: the seven points of the product description, in its order. */
export const privacy = (network: string): Chapter[] => [
  {
    title: 'Collecte de l’information',
    paragraphs: [
      `${network} recueille des informations lorsque vous vous inscrivez, complétez votre profil, vous connectez, laissez votre adresse sur la page d'accueil ou écrivez à l'équipe.`,
      'Ces informations comprennent votre nom, vos prénoms, votre numéro de téléphone, votre adresse e-mail, votre pays de résidence, votre année de diplôme, votre niveau d’études et votre filière. Vous pouvez y ajouter votre profession, votre employeur, votre photo et une biographie. Les noms et numéros de vos référents servent à vérifier votre inscription.',
      'Le site utilise uniquement les cookies nécessaires à votre connexion et à sa sécurité. Il n’en utilise aucun pour la publicité.',
    ],
  },
  {
    title: 'Utilisation des informations',
    paragraphs: ['Les informations que nous recueillons servent à :'],
    list: [
      'vérifier que vous appartenez au réseau et gérer votre compte ;',
      'vous présenter aux autres membres dans l’annuaire, dans la limite des règles de visibilité ;',
      'vous envoyer les messages liés à votre compte et aux décisions qui le concernent ;',
      'vous signaler des actualités et des opportunités ;',
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
      'Les autres membres ne voient votre téléphone, votre e-mail, votre employeur et votre photo qu’après l’approbation de leur propre inscription.',
    ],
  },
  {
    title: 'Se désabonner',
    paragraphs: [
      'Nous utilisons votre adresse e-mail pour les messages liés à votre compte et pour les informations du réseau. Pour ne plus recevoir ces dernières, suivez les indications placées au bas de chaque message.',
      'Vous pouvez aussi consulter, corriger ou faire supprimer les informations qui vous concernent. Votre compte est alors masqué aussitôt, puis rendu anonyme.',
    ],
  },
  {
    title: 'Consentement',
    paragraphs: [
      'En vous inscrivant, vous consentez à notre politique de confidentialité. Vous pouvez retirer ce consentement à tout moment en demandant la suppression de votre compte.',
    ],
  },
];
