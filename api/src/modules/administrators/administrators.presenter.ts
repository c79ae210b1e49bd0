import { profileLabels, type Administrator } from '@alumni/shared-contract';
import type { Person } from '../../platform/db/schema';

export function presentAdministrator(person: Person, hasSecondFactor: boolean): Administrator {
  // The list has profiles 2 and 3 only.
  const idProfil = person.idProfil as Administrator['id_profil'];
  return {
    id: person.id,
    nom: person.nom,
    prenoms: person.prenoms,
    email: person.email,
    id_profil: idProfil,
    profil: { libelle: profileLabels[idProfil] },
    is_activate: person.isActivate,
    deletion_requested_at: person.deletionRequestedAt?.toISOString() ?? null,
    has_password: person.passwordHash ? 1 : 0,
    has_second_factor: hasSecondFactor ? 1 : 0,
  };
}
