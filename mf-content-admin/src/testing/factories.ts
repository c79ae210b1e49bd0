import { Profile, type CurrentUser, type Slide, type SlidesReply } from '@alumni/shared-contract';

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
  approved: 1,
};
