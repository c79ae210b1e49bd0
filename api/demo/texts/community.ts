export const typeNames = [
  'Alumni Premium',
  'Membre actif',
  'Jeune diplômé',
  'Mentor',
  'Ambassadeur de campus',
] as const;
export type TypeName = (typeof typeNames)[number];

/** What a type offers; the key links it to the types below. */
export const advantages = {
  library: 'Accès à la bibliothèque et aux salles de travail des trois campus',
  events: 'Invitation à toutes les rencontres du réseau, avec un accompagnant',
  training: 'Remise de 20 % sur les formations continues du groupe',
  jobs: "Offres d'emploi et de stage en avant-première, par e-mail",
  mentor: 'Un mentor de la même filière pendant un an',
  rooms: 'Salle de réunion gratuite quatre heures par mois à Lomé, Cotonou et Libreville',
  visibility: "Présentation de son entreprise dans la lettre d'information",
  partners: 'Tarifs réduits chez les hôtels, assureurs et opticiens partenaires',
  voice: "Droit de vote à l'assemblée générale du réseau",
  transcripts: 'Relevés de notes et attestations délivrés en 48 heures',
} as const;
export type AdvantageKey = keyof typeof advantages;

export const advantagesOfTypes: Record<TypeName, readonly AdvantageKey[]> = {
  'Alumni Premium': [
    'library',
    'events',
    'training',
    'jobs',
    'rooms',
    'visibility',
    'partners',
    'voice',
    'transcripts',
  ],
  'Membre actif': ['library', 'events', 'jobs', 'partners', 'voice'],
  'Jeune diplômé': ['library', 'jobs', 'mentor', 'training', 'transcripts'],
  Mentor: ['events', 'rooms', 'voice', 'library'],
  'Ambassadeur de campus': ['events', 'rooms', 'visibility', 'training', 'voice'],
};
