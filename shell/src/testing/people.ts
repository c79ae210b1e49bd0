import type { CurrentUser } from '@alumni/shared-contract';

/** A signed-in person; tests set only what matters. */
export function buildUser(user: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: 7,
    id_profil: 1,
    nom: 'MENSAH',
    prenoms: 'Koffi',
    email: 'koffi@alumni.test',
    pays_residence: 'Togo',
    profession: 'Entrepreneur',
    sexe: 'M',
    picture_url: null,
    email_verified: 1,
    profile_completed: 1,
    terms_accepted: 1,
    approved: 1,
    ...user,
  };
}

export const member = buildUser();
export const accountant = buildUser({ id_profil: 3 });
export const administrator = buildUser({ id_profil: 2 });
