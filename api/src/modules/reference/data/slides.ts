/** The first slides of the home page; the picture is a cover of `covers/`. */
export const slides = [
  {
    title: 'Un réseau, trois campus',
    subtitle: 'Lomé, Cotonou, Libreville',
    description:
      "Depuis 1994, nos diplômés vivent et travaillent sur toute la côte et bien au-delà. Retrouvez votre promotion, où qu'elle soit.",
    picture: 'slide-reseau',
  },
  {
    title: 'Votre diplôme ouvre une porte',
    subtitle: 'Gardons-la ouverte ensemble',
    description:
      'Inscrivez-vous en quelques minutes, complétez votre parcours et rejoignez celles et ceux qui ont étudié dans la même salle que vous.',
    picture: 'slide-diplomes',
  },
  {
    title: 'S’entraider, simplement',
    subtitle: 'Emplois, stages, affaires',
    description:
      'Un poste à pourvoir, un stage à trouver, un associé à rencontrer : les opportunités circulent d’abord entre anciens.',
    picture: 'slide-entraide',
  },
  {
    title: 'Proches, même de loin',
    subtitle: 'Quatorze pays, une famille',
    description:
      "De l'estuaire du Komo à Montréal, un ancien vous attend peut-être dans votre prochaine ville. L'annuaire vous dit où.",
    picture: 'slide-campus',
  },
] as const;
