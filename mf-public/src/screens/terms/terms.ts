export interface Chapter {
  title: string;
  paragraphs: string[];
  list?: string[];
}

/** Date of the last change of the terms or the policy. */
export const lastChanged = '2026-11-27';

/** Terms of use, with the network's name. */
export const terms = (network: string): Chapter[] => [
  {
    title: 'Objet',
    paragraphs: [
      `${network} met en relation les diplômés du groupe scolaire et les équipes qui animent le réseau. Les présentes conditions fixent les règles d’accès au site et d’usage de ses services : annuaire des anciens, actualités, offres d’emploi, de stage et d’affaires.`,
      'Créer un compte ou utiliser le site vaut acceptation de ces conditions. Si vous ne les acceptez pas, vous pouvez consulter les pages publiques, sans vous inscrire.',
    ],
  },
  {
    title: 'Qui peut s’inscrire',
    paragraphs: [
      'Le réseau est réservé aux personnes diplômées ou anciennement inscrites dans un des campus du groupe, ainsi qu’au personnel chargé de l’animer.',
      'Chaque inscription est vérifiée par l’équipe du réseau, notamment auprès des trois camarades de promotion que vous citez comme référents. Avant cette approbation, l’accès à l’annuaire est limité. L’équipe peut refuser une inscription dont elle ne peut pas établir la réalité.',
    ],
  },
  {
    title: 'Votre compte',
    paragraphs: [
      'Vous fournissez des renseignements exacts et vous les tenez à jour. Un compte est personnel : vous ne le partagez pas et vous gardez votre mot de passe secret.',
      'Prévenez l’équipe dès que vous soupçonnez un usage de votre compte par une autre personne. Vous pouvez à tout moment changer votre adresse e-mail, votre mot de passe et les informations de votre profil.',
    ],
  },
  {
    title: 'Les données demandées',
    paragraphs: [
      'Les formulaires d’inscription et de mise à jour du profil recueillent les données personnelles suivantes ; la politique de confidentialité dit tout ce qui est conservé, pourquoi et combien de temps.',
    ],
    list: [
      'votre nom et vos prénoms ;',
      'votre numéro de téléphone et votre adresse e-mail ;',
      'votre pays de résidence ;',
      'votre année de diplôme ;',
      'votre niveau d’études ;',
      'votre filière.',
    ],
  },
  {
    title: 'Usage de l’annuaire',
    paragraphs: [
      'L’annuaire sert à reprendre contact, à s’entraider et à faire connaître des occasions professionnelles. Les coordonnées des membres ne peuvent être ni copiées en nombre, ni revendues, ni utilisées pour un démarchage qui n’a pas été demandé.',
      'Le nombre de fiches consultées par jour est limité afin de protéger les membres.',
    ],
  },
  {
    title: 'Actualités et opportunités',
    paragraphs: [
      'Les actualités et les opportunités sont publiées par l’équipe du réseau. Une offre engage l’entreprise qui la propose : le réseau ne garantit ni son exactitude, ni l’issue d’une candidature.',
      'Ne payez jamais pour postuler. Signalez à l’équipe toute offre qui demande de l’argent ou des données sans rapport avec l’emploi proposé.',
    ],
  },
  {
    title: 'Conduite des membres',
    paragraphs: ['En utilisant le site, vous vous engagez à ne pas :'],
    list: [
      'vous faire passer pour une autre personne ;',
      'publier des propos injurieux, discriminatoires ou contraires à la loi ;',
      'publier une image ou un texte dont vous n’avez pas les droits ;',
      'tenter d’accéder à des données qui ne vous sont pas destinées ou de troubler le service.',
    ],
  },
  {
    title: 'Suspension et fin du compte',
    paragraphs: [
      'L’équipe peut désactiver un compte qui ne respecte pas ces conditions. La personne concernée peut demander les raisons de cette décision et la contester auprès de l’équipe.',
      'Vous pouvez demander la suppression de votre compte à tout moment. Les effets de cette suppression sont décrits dans la politique de confidentialité.',
    ],
  },
  {
    title: 'Responsabilité',
    paragraphs: [
      'Le service est fourni avec soin, sans garantie de disponibilité permanente. Le réseau n’est pas responsable des échanges entre membres hors du site, ni du contenu des sites vers lesquels il renvoie.',
    ],
  },
  {
    title: 'Propriété',
    paragraphs: [
      'Le nom, le logo, les dessins et les textes du site appartiennent au réseau. Vous restez propriétaire de ce que vous publiez et vous autorisez le réseau à l’afficher sur le site tant que votre compte existe.',
    ],
  },
  {
    title: 'Évolution des conditions',
    paragraphs: [
      'Ces conditions peuvent évoluer avec le service. Un changement important est annoncé sur le site avant d’entrer en vigueur. Continuer à utiliser le site après cette date vaut acceptation.',
    ],
  },
];
