interface Facts {
  title: string;
  lines: string[];
}

/** What is deleted, what stays and why, and when (docs/decisions/0010-leaving-the-network.md). */
export const deletionFacts = (days: number): Facts[] => [
  {
    title: 'Ce qui est effacé',
    lines: [
      'Vos nom et prénoms, votre adresse e-mail, votre téléphone et votre mot de passe.',
      'Votre photo, votre biographie et tout ce que vous avez indiqué dans votre profil.',
      'Votre parcours, vos campus et les référents que vous avez cités.',
      'Les liens avec vos comptes Google ou Facebook.',
      'Vos notifications, les messages que nous vous avons envoyés et les consultations de profils.',
    ],
  },
  {
    title: 'Ce qui reste, et pourquoi',
    lines: [
      'Les actualités que vous avez publiées, signées « Ancien membre » : elles s’adressent à tous les lecteurs.',
      'Le journal des actions de l’équipe, sans vos données, pendant 12 mois : il permet de savoir ce qui a été fait.',
      'Le nom, le numéro et l’adresse qu’un autre membre a donnés de vous en vous citant comme référent : ils font partie de son inscription.',
      'Les sauvegardes faites avant l’effacement : elles ne servent qu’à rétablir le service, et de plus récentes les remplacent.',
    ],
  },
  {
    title: 'Le délai',
    lines: [
      'Aussitôt, votre compte est désactivé, vos connexions sont fermées et les membres ne voient plus votre profil.',
      `Vos données sont effacées ${days} jours plus tard. Un e-mail vous donne la date. Votre adresse e-mail reste réservée jusque-là.`,
      `Pour conserver votre compte, il suffit de vous connecter avant cette date. S’il avait été fermé par l’équipe du réseau, écrivez-lui.`,
    ],
  },
];
