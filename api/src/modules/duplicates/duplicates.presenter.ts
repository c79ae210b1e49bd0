import type {
  DuplicatePair,
  DuplicatePerson,
  DuplicateReason,
  DuplicateSearch,
} from '@alumni/shared-contract';
import type { Job } from '../../platform/jobs/jobs.repository';
import { pictureUrl } from '../../platform/storage/picture-url';
import type { FoundPairs } from './duplicates-job';
import type { DuplicateRow } from './duplicates.repository';

/** A pair for staff, who see everything. */
export function presentPair(
  [one, other]: [DuplicateRow, DuplicateRow],
  reasons: DuplicateReason[],
): DuplicatePair {
  return { people: [presentPerson(one), presentPerson(other)], reasons };
}

function presentPerson(row: DuplicateRow): DuplicatePerson {
  const { person } = row;
  return {
    id: person.id,
    nom: person.nom,
    prenoms: person.prenoms,
    email: person.email,
    telephone: person.telephone,
    nationalite: person.nationalite,
    pays_residence: person.paysResidence,
    ville: person.ville,
    profession: row.profession,
    employeur: person.employeur,
    sexe: person.sexe,
    birth_date: person.birthDate,
    marital_status: person.maritalStatus,
    biographie: person.biographie,
    picture_url: pictureUrl(person.picture),
    campuses: row.campuses,
    last_grade: person.lastGrade,
    last_grade_year: person.lastGradeYear,
    parcours: row.parcours,
    alumni_type: row.alumniType,
    approved: person.approved,
    certified: person.certified,
    is_activate: person.isActivate,
    imported: person.imported,
    created_at: person.createdAt.toISOString(),
    last_login_at: person.lastLoginAt?.toISOString() ?? null,
  };
}

/** @param found the search whose pairs are listed */
export function presentSearch(search: Job, found: Job | undefined): DuplicateSearch {
  return {
    state: search.state,
    done: search.done,
    total: search.total,
    started_at: search.createdAt.toISOString(),
    is_cut: (found?.result as FoundPairs | undefined)?.isCut ?? false,
  };
}
