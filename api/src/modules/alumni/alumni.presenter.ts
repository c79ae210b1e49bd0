import {
  isStaff,
  profileLabels,
  type Alumnus,
  type Referent,
  type StudentCard,
  type StudyPathRow,
  type VisibilityLevel,
} from '@alumni/shared-contract';
import type { Viewer } from '../../http/viewer';
import { pictureUrl } from '../../platform/storage/picture-url';
import type { Person } from '../../platform/db/schema';
import { isBirthdayShown, isShown, mayWriteTo, type Visibility } from './alumni.policy';
import type { CardRow } from './directory.repository';
import { foundBy } from './found-by';
import type { PathRow, ProfileRow, ReferentRow } from './profile.repository';
import type { SearchTerm } from './search-terms';

/**
 * A card of the list. Hidden fields are null, shown as '---'.
 * @param terms of the search in one box, to say what of this person matched
 */
export function presentCard(
  row: CardRow,
  visibility: Visibility,
  terms: SearchTerm[] = [],
): StudentCard {
  return {
    id: row.id,
    nom: row.nom,
    prenoms: row.prenoms,
    profession: row.profession,
    campuses: row.campuses,
    last_grade_year: row.lastGradeYear,
    ...contactFacts(row, visibility),
    ...(terms.length > 0 && { found_by: foundBy(row, terms, visibility) }),
    ...(visibility === 'everything' && {
      approved: row.approved,
      certified: row.certified,
      is_activate: row.isActivate,
      deletion_requested_at: row.deletionRequestedAt?.toISOString() ?? null,
      ...readiness(row),
    }),
  };
}

/** A whole profile, with the fields that this viewer sees. */
export function presentAlumnus(
  row: ProfileRow,
  paths: PathRow[],
  referents: ReferentRow[],
  seen: { viewer: Viewer; visibility: Visibility },
): Alumnus {
  const { person } = row;
  const isOwner = seen.viewer.id === person.id;
  const common = publicFacts(row);
  if (!isOwner && seen.visibility === 'reduced') return { ...common, ...withheld };
  return {
    ...common,
    ...sharedFacts(row),
    ...contactFacts(person, seen.visibility),
    birthday: birthdayOf(person, seen.visibility),
    referents: referents.map((referent) =>
      presentReferent(referent, isOwner || isStaff(seen.viewer.idProfil)),
    ),
    parcours: paths.map(presentPath),
    ...(isStaff(seen.viewer.idProfil) && {
      ...readiness(person),
      has_password: person.passwordHash ? (1 as const) : (0 as const),
    }),
    ...(!isOwner && { contactable: mayWriteTo(seen.viewer, row) ? (1 as const) : (0 as const) }),
    ...((isOwner || isStaff(seen.viewer.idProfil)) && {
      confirmed_at: person.confirmedAt?.toISOString() ?? null,
    }),
    ...(isOwner && { birth_date: person.birthDate, marital_status: person.maritalStatus }),
  };
}

type LimitedRow = Pick<
  Person,
  | 'email'
  | 'telephone'
  | 'employeur'
  | 'picture'
  | 'visibleEmail'
  | 'visibleTelephone'
  | 'visibleEmployeur'
  | 'visiblePicture'
>;

/** Facts whose owner decides who sees them (rule 31). */
function contactFacts(row: LimitedRow, visibility: Visibility) {
  const shown = <Fact>(level: VisibilityLevel, fact: Fact) =>
    isShown(level, visibility) ? fact : null;
  return {
    email: shown(row.visibleEmail, row.email),
    telephone: shown(row.visibleTelephone, row.telephone),
    employeur: shown(row.visibleEmployeur, row.employeur),
    picture_url: shown(row.visiblePicture, pictureUrl(row.picture)),
  };
}

/** DD/MM, without the year. */
function birthdayOf({ birthDate, visibleBirthday }: Person, visibility: Visibility): string | null {
  if (!birthDate || !isBirthdayShown(visibleBirthday, visibility)) return null;
  const [, month, day] = birthDate.split('-');
  return `${day}/${month}`;
}

/** Checked by staff before an approval. */
const readiness = (row: { emailVerifiedAt: Date | null; profileCompletedAt: Date | null }) => ({
  email_verified: row.emailVerifiedAt ? (1 as const) : (0 as const),
  profile_completed: row.profileCompletedAt ? (1 as const) : (0 as const),
});

/** Facts visible to every verified person: name, campus, years and profession. */
function publicFacts({ person, profession, campuses }: ProfileRow) {
  return {
    id: person.id,
    id_profil: person.idProfil,
    nom: person.nom,
    prenoms: person.prenoms,
    profession: profession && {
      id: profession.id,
      name: profession.name,
      description: profession.description,
      cover_picture: pictureUrl(profession.coverPicture),
    },
    profession_id: profession?.id ?? null,
    campuses,
    first_year: person.firstYear,
    last_grade_year: person.lastGradeYear,
    is_activate: person.isActivate,
    approved: person.approved,
    profil: { libelle: profileLabels[person.idProfil] },
  };
}

function sharedFacts({ person, alumniType }: ProfileRow) {
  return {
    nationalite: person.nationalite,
    pays_residence: person.paysResidence,
    ville: person.ville,
    sexe: person.sexe,
    biographie: person.biographie,
    alumni_type: alumniType,
    last_grade: person.lastGrade,
    completed_pourcent: person.completedPourcent,
    certified: person.certified,
    nombre_connexions: person.nombreConnexions,
    nombre_vues: person.nombreVues,
    created_at: person.createdAt.toISOString(),
  };
}

/** Null values of the facts that the viewer may not see. */
const withheld: Omit<Alumnus, keyof ReturnType<typeof publicFacts>> = {
  email: null,
  telephone: null,
  nationalite: null,
  pays_residence: null,
  ville: null,
  employeur: null,
  sexe: null,
  biographie: null,
  picture_url: null,
  birthday: null,
  alumni_type: null,
  last_grade: null,
  completed_pourcent: null,
  certified: null,
  nombre_connexions: null,
  nombre_vues: null,
  created_at: null,
  referents: [],
  parcours: [],
};

/** Staff and owner see the number; nobody sees a referent's e-mail (rule 9). */
function presentReferent(row: ReferentRow, isTrusted: boolean): Referent {
  return { id: row.id, name: row.name, phone_number: isTrusted ? row.phoneNumber : null };
}

function presentPath(row: PathRow): StudyPathRow {
  return {
    id: row.id,
    id_diplome: row.idDiplome,
    id_esgis: row.idEsgis,
    id_filiere: row.idFiliere,
    start_year: row.startYear,
    end_year: row.endYear,
    success: row.success === 1 ? '1' : '0',
    diplome: { nom: row.diplome },
    esgis: { pays: row.esgis },
    filiere: { nom: row.filiere },
  };
}
