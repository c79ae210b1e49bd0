import type { CurrentUser } from '@alumni/shared-contract';
import { pictureUrl } from '../../platform/storage/picture-url';
import type { CurrentPerson } from './auth.repository';

/** The signed-in person, for themselves. */
export function presentCurrentUser(person: CurrentPerson, mustEnrol: boolean): CurrentUser {
  return {
    id: person.id,
    id_profil: person.idProfil,
    nom: person.nom,
    prenoms: person.prenoms,
    email: person.email,
    pays_residence: person.paysResidence,
    profession: person.profession,
    sexe: person.sexe,
    picture_url: pictureUrl(person.picture),
    email_verified: person.emailVerifiedAt ? 1 : 0,
    profile_completed: person.profileCompletedAt ? 1 : 0,
    terms_accepted: person.termsAcceptedAt ? 1 : 0,
    approved: person.approved,
    ...(mustEnrol && { must_enrol: 1 as const }),
  };
}
