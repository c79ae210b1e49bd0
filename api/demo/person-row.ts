import { daysBefore } from './days';
import { cityOf } from './people/city';
import type { DemoPerson } from './people/person';

/** A person for the bulk insert: column names, names of categories and types. */
export function personRow(
  person: DemoPerson,
  load: { id: number; today: Date; passwordHash: string },
) {
  const created = daysBefore(load.today, person.registered, 8 + (load.id % 10));
  const isAccount = person.email.endsWith('@alumni.test');
  return {
    id: load.id,
    id_profil: person.profile,
    nom: person.nom,
    prenoms: person.prenoms,
    email: person.email,
    email_verified_at: person.emailVerified ? created : null,
    password_hash: isAccount ? load.passwordHash : null,
    telephone: person.telephone,
    nationalite: person.nationalite,
    pays_residence: person.residence,
    ville: cityOf(person.residence, load.id),
    profession: person.profession,
    employeur: person.employeur,
    sexe: person.sexe,
    biographie: person.biographie,
    birth_date: person.birthDate,
    marital_status: person.maritalStatus,
    alumni_type: person.type,
    is_activate: person.isActivate,
    approved: person.approved,
    certified: person.certified,
    sleep_reason: person.sleepReason,
    nombre_connexions: person.logins,
    nombre_vues: person.views,
    last_login_at: person.lastLogin === null ? null : daysBefore(load.today, person.lastLogin, 7),
    created_at: created,
    // A few were last confirmed more than a year ago: they are asked.
    confirmed_at: daysBefore(load.today, load.id % 4_000 === 7 ? 400 : load.id % 300, 9),
  };
}
