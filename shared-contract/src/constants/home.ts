/** Numbers of items on the home page: news fetched and shown, opportunities shown. */
export const homeItems = { newsAsked: 5, newsShown: 6, opportunitiesShown: 6 } as const;
/** Number of advantages that a type shows before 'Voir plus'. */
export const advantagesShown = 3;
/** Number of home slides that must remain (rule 12). */
export const minimumSlides = 3;
