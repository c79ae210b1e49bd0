import {
  Profile,
  type AdvantagesReply,
  type AlumniTypesReply,
  type CategoriesReply,
  type CurrentUser,
  type Slide,
  type SlidesReply,
} from '@alumni/shared-contract';

export function buildSlide(own: Partial<Slide> = {}): Slide {
  return {
    id: 1,
    title: 'Ensemble on va plus loin',
    subtitle: 'Le réseau des anciens de trois pays',
    description: 'Retrouvez votre promotion.',
    cover_picture: '/files/covers/un-1600w.webp',
    ...own,
  };
}

export function buildSlides(count: number): SlidesReply {
  return {
    slides: Array.from({ length: count }, (_, index) =>
      buildSlide({ id: index + 1, title: `Slide ${index + 1}` }),
    ),
    pagination: { current_page: 1, last_page: 1, total: count, per_page: 20 },
  };
}

export const categories: CategoriesReply = {
  categories: [
    {
      id: 1,
      name: 'Entrepreneur',
      description: 'Créer et diriger.',
      cover_picture: '/files/covers/e-1600w.webp',
    },
    { id: 2, name: "Cadre d'entreprises", description: null, cover_picture: null },
  ],
};

export const advantages: AdvantagesReply = {
  advantages: [
    { id: 10, description: 'Accès à la bibliothèque' },
    { id: 11, description: 'Droit de vote' },
    { id: 12, description: 'Un mentor pendant un an' },
  ],
};

export const types: AlumniTypesReply = {
  types: [
    { id: 1, name: 'Membre actif', advantages: [{ advantage_id: 10 }, { advantage_id: 11 }] },
    { id: 2, name: 'Jeune diplômé', advantages: [{ advantage_id: 12 }] },
    { id: 3, name: 'Mentor', advantages: [] },
  ],
};

export const routes = {
  list_of_home_slides: '/admin/home-slides',
  list_of_user_categories: '/admin/user-categories',
  list_of_user_types: '/admin/user-types',
  assign_advantages: '/admin/user-types/:id/assign-advantages',
  list_of_advantages: '/admin/advantages',
};

export const accountant: CurrentUser = {
  id: 3,
  id_profil: Profile.accountant,
  nom: 'ADJOVI',
  prenoms: 'Kossi',
  email: 'kossi@alumni.test',
  pays_residence: 'Bénin',
  profession: null,
  sexe: 'M',
  picture_url: null,
  email_verified: 1,
  profile_completed: 1,
  terms_accepted: 1,
  approved: 1,
};
