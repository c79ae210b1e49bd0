import type { Chapter } from './terms';

/** The privacy policy: the seven points of the product description, in its order. */
export const privacy = (network: string): Chapter[] => [
  {
    title: 'Collecte de l’information',
    paragraphs: [
      `${network} recueille des informations lorsque vous vous inscrivez, complétez votre profil, vous connectez, laissez votre adresse sur la page d'accueil ou écrivez à l'équipe.`,
      'Ces informations comprennent votre nom, vos prénoms, votre numéro de téléphone, votre adresse e-mail, votre pays de résidence, votre année de diplôme, votre niveau d’études et votre filière. Vous pouvez y ajouter votre profession, votre employeur, votre photo et une biographie. Les noms et numéros de vos référents servent à vérifier votre inscription.',
      'Le site utilise uniquement les cookies nécessaires à votre connexion et à sa sécurité. Il n’en utilise aucun pour la publicité. Votre appareil garde le thème choisi et, jusqu’à l’envoi, ce que vous avez saisi pour votre inscription.',
    ],
  },
  {
    title: 'Utilisation des informations',
    paragraphs: ['Les informations que nous recueillons servent à :'],
    list: [
      'vérifier que vous appartenez au réseau et gérer votre compte ;',
      'vous présenter aux autres membres dans l’annuaire, dans la limite des règles de visibilité ;',
      'vous envoyer les messages liés à votre compte et aux décisions qui le concernent ;',
      'vous répondre lorsque vous laissez votre adresse pour rejoindre le réseau ;',
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
      'Le réseau n’envoie ni lettre d’information ni publicité. Les seuls messages que vous recevez concernent votre compte : vérification de votre adresse, mot de passe, décisions sur votre inscription, suppression. Chacun dit au bas pourquoi vous le recevez.',
      'Pour ne plus en recevoir aucun, supprimez votre compte, depuis la page « Suppression des données utilisateur » ou par le lien qu’elle vous envoie. Si vous aviez seulement laissé votre adresse sur la page d’accueil, demandez à l’équipe de l’effacer.',
      'Vous pouvez consulter et corriger à tout moment les informations de votre profil. Un compte supprimé est masqué aussitôt, puis rendu anonyme.',
    ],
  },
  {
    title: 'Consentement',
    paragraphs: [
      'En vous inscrivant, vous consentez à notre politique de confidentialité. Vous pouvez retirer ce consentement à tout moment en demandant la suppression de votre compte.',
    ],
  },
];
