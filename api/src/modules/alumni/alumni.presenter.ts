import {
  isStaff,
  profileLabels,
  type Alumnus,
  type Referent,
  type StudentCard,
  type StudyPathRow,
} from '@alumni/shared-contract';
import type { Viewer } from '../../http/viewer';
import { pictureUrl } from '../../platform/storage/picture-url';
import type { Visibility } from './alumni.policy';
import type { CardRow } from './directory.repository';
import type { PathRow, ProfileRow, ReferentRow } from './profile.repository';

/** A card of the list. Hidden fields are null, shown as '---'. */
export function presentCard(row: CardRow, visibility: Visibility): StudentCard {
  const isShared = visibility !== 'reduced';
  return {
    id: row.id,
    nom: row.nom,
    prenoms: row.prenoms,
    profession: row.profession,
    campuses: row.campuses,
    last_grade_year: row.lastGradeYear,
    email: isShared ? row.email : null,
    telephone: isShared ? row.telephone : null,
    employeur: isShared ? row.employeur : null,
    picture_url: isShared ? pictureUrl(row.picture) : null,
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
    referents: referents.map((referent) =>
      presentReferent(referent, isOwner || isStaff(seen.viewer.idProfil)),
    ),
    parcours: paths.map(presentPath),
    ...(isStaff(seen.viewer.idProfil) && {
      ...readiness(person),
      has_password: person.passwordHash ? (1 as const) : (0 as const),
    }),
    ...(isOwner && { birth_date: person.birthDate, marital_status: person.maritalStatus }),
  };
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
    email: person.email,
    telephone: person.telephone,
    nationalite: person.nationalite,
    pays_residence: person.paysResidence,
    employeur: person.employeur,
    sexe: person.sexe,
    biographie: person.biographie,
    picture_url: pictureUrl(person.picture),
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
  employeur: null,
  sexe: null,
  biographie: null,
  picture_url: null,
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
