export interface DemoNews {
  /** File name of the body in `news/` and of the drawing in `../pictures/`. */
  slug: string;
  titre: string;
  /** Days before the load; null: a draft. */
  published: number | null;
}

/** Twelve published, the newest first, and two drafts. */
export const news: DemoNews[] = [
  { slug: 'assemblee', titre: "Assemblée générale : un réseau qui change d'échelle", published: 1 },
  {
    slug: 'remise-diplomes',
    titre: '1 240 diplômés à l’honneur sur les trois campus',
    published: 6,
  },
  { slug: 'mentorat', titre: 'Mentorat : cent binômes pour la nouvelle année', published: 13 },
  {
    slug: 'bourses',
    titre: 'Bourses « Fil à fil » : les candidatures sont ouvertes',
    published: 20,
  },
  {
    slug: 'forum',
    titre: 'Forum des métiers : quarante entreprises, une journée, un CV',
    published: 29,
  },
  {
    slug: 'diaspora',
    titre: 'De Montréal à Dakar, la diaspora prend rendez-vous à Lomé',
    published: 37,
  },
  { slug: 'hackathon', titre: 'Quarante-huit heures pour coder utile', published: 46 },
  { slug: 'cotonou', titre: 'Cotonou : un amphithéâtre neuf face à la lagune', published: 58 },
  { slug: 'mangrove', titre: 'Libreville : 3 000 palétuviers et beaucoup de boue', published: 74 },
  { slug: 'tournoi', titre: 'Tournoi des promotions : la 2009 garde la coupe', published: 92 },
  {
    slug: 'bibliotheque',
    titre: 'La bibliothèque ouvre le soir, grâce aux anciens',
    published: 117,
  },
  {
    slug: 'entrepreneuriat',
    titre: 'Du mémoire à la boutique : trois entrepreneuses racontent',
    published: 140,
  },
  {
    slug: 'libreville',
    titre: 'Campus de Libreville : le programme des trente ans',
    published: null,
  },
  { slug: 'partenariat', titre: 'Un partenariat pour les stages en entreprise', published: null },
];
