import type { Person } from '../../platform/db/schema';

/** Masked in every entry about a person once they are anonymised (rule 23). */
export const erasedFields = ['nom', 'prenoms', 'email', 'telephone', 'employeur'] as const;

/**
 * Fields of a person for the journal: `change(auditedPerson(before), auditedPerson(after))`. No
 * biography, birth date or credentials.
 */
export function auditedPerson(person: Partial<Person>) {
  return {
    nom: person.nom,
    prenoms: person.prenoms,
    email: person.email,
    telephone: person.telephone,
    employeur: person.employeur,
    id_profil: person.idProfil,
    alumni_type_id: person.alumniTypeId,
    approved: person.approved,
    certified: person.certified,
    is_activate: person.isActivate,
    sleep_reason: person.sleepReason,
    deletion_requested_at: person.deletionRequestedAt,
    refused_at: person.refusedAt,
  };
}
