import type { DemoPerson } from './person';

/**
 * The same graduate once more, as an old list of the school has them: under another address, with
 * less, and never signed in.
 * @param variant which of the usual faults the list has
 */
export function secondRecord(person: DemoPerson, email: string, variant: number): DemoPerson {
  const faults = [
    // Given name and surname in each other's column.
    { nom: person.prenoms, prenoms: person.nom },
    { prenoms: person.prenoms.slice(0, -1) },
    { telephone: person.telephone },
  ];
  return {
    ...person,
    telephone: null,
    employeur: null,
    biographie: null,
    referents: [],
    ...faults[variant % faults.length],
    email,
    lastLogin: null,
    logins: 0,
    views: 0,
    paths: person.paths.slice(-1),
  };
}
