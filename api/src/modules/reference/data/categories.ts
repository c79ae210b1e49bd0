/** The professions of the description; the picture is a cover of `covers/`. */
export const categories = [
  {
    name: 'Entrepreneur',
    description:
      'Vous avez créé votre activité, ou vous êtes sur le point de le faire. Trouvez des associés, des premiers clients et des conseils auprès de celles et ceux qui sont passés par là.',
    picture: 'category-entrepreneur',
  },
  {
    name: "Cadre d'entreprises",
    description:
      'Vous travaillez dans une entreprise, une administration ou une organisation. Partagez les postes de votre équipe, recrutez des anciens et accompagnez les plus jeunes.',
    picture: 'category-cadre',
  },
  {
    name: "Chercheur d'emploi",
    description:
      "Vous cherchez un premier poste, un stage ou un nouveau départ. Recevez les offres du réseau, faites relire votre CV et rencontrez quelqu'un de votre filière.",
    picture: 'category-chercheur',
  },
] as const;
