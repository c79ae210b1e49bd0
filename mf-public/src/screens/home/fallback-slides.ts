import type { Slide } from '@alumni/shared-contract';
import type { IllustrationName } from '@alumni/shared-ui/art';

/** A slide for the hero: a picture of the server, or one of our illustrations. */
export type HeroSlide = Pick<Slide, 'id' | 'title' | 'subtitle' | 'description'> & {
  cover_picture: string | null;
  illustration: IllustrationName;
};

/** Slides of the hero when the server has none. */
const fallbackSlides: HeroSlide[] = [
  {
    id: 1,
    title: 'Gardez le lien avec votre promotion',
    subtitle: 'Lomé, Cotonou, Libreville',
    description:
      'Retrouvez celles et ceux qui ont partagé vos années d’études, où que la vie les ait menés.',
    cover_picture: null,
    illustration: 'graduation',
  },
  {
    id: 2,
    title: 'Un réseau qui ouvre des portes',
    subtitle: 'Emplois, stages, affaires',
    description:
      'Des anciens recrutent, conseillent et s’associent. Leurs offres passent d’abord par ici.',
    cover_picture: null,
    illustration: 'workshop',
  },
  {
    id: 3,
    title: 'Ensemble on va plus loin',
    subtitle: 'Trois campus, une seule communauté',
    description: 'Rejoignez les diplômés de tous les campus et faites vivre l’esprit de l’école.',
    cover_picture: null,
    illustration: 'lome',
  },
];

/** The server's slides, each with an illustration for a missing picture. */
export function heroSlides(slides: Slide[]): HeroSlide[] {
  if (slides.length === 0) return fallbackSlides;
  return slides.map((slide, index) => ({
    ...slide,
    illustration: fallbackSlides[index % fallbackSlides.length]!.illustration,
  }));
}
