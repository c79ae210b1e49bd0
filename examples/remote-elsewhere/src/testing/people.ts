import { Profile, type CurrentUser, type ProfileId } from '@alumni/shared-contract';

const person = (id_profil: ProfileId): CurrentUser => ({
  id: id_profil,
  id_profil,
  nom: 'MENSAH',
  prenoms: 'Akossiwa',
  email: 'akossiwa@alumni.test',
  pays_residence: 'Togo',
  profession: null,
  sexe: 'F',
  picture_url: null,
  email_verified: 1,
  profile_completed: 1,
  terms_accepted: 1,
  approved: 1,
});

export const member = person(Profile.alumnus);
export const administrator = person(Profile.administrator);
