/** Constants that both sides of a call use (product description, sections 3, 5, 6 and 9). */

/** `id_profil` of the description: 1 alumnus, 2 administrator, 3 accountant. */
export const Profile = { alumnus: 1, administrator: 2, accountant: 3 } as const;
export type ProfileId = (typeof Profile)[keyof typeof Profile];

/** Label that the API returns as `profil.libelle`. */
export const profileLabels: Record<ProfileId, string> = {
  1: 'Ancien',
  2: 'Administrateur',
  3: 'Comptable',
};

/** Options of "Dernier diplôme". */
export const lastGrades = ['BTS', 'Licence', 'Master'] as const;
/** Countries with a campus, in French order. */
export const campusCountries = ['Bénin', 'Gabon', 'Togo'] as const;
/**
 * The quick filter of the alumni list always offers these three, even if the reference table has
 * others.
 */
export const quickFields = ['Droit', 'Comptabilité', 'Finance'] as const;
/** `type` of an opportunity; labels are in `opportunityTypeLabels`. */
export const opportunityTypes = ['EMPLOI', 'STAGE', 'AFFAIRE'] as const;
/** Options of the marital status. */
export const maritalStatuses = ['Célibataire', 'Marié'] as const;
/** `sexe` of a person. */
export const sexes = ['M', 'F'] as const;

export type OpportunityType = (typeof opportunityTypes)[number];
export type Sex = (typeof sexes)[number];

/** Label of each type on the opportunity form. */
export const opportunityTypeLabels: Record<OpportunityType, string> = {
  EMPLOI: 'Emplois',
  STAGE: 'Stage',
  AFFAIRE: 'Opportunité d’affaire',
};

/** First year that forms offer for a study path. */
export const firstYear = 1994;
/** 1994 to the current year, latest first. */
export function years(today = new Date()): number[] {
  const last = today.getFullYear();
  return Array.from({ length: last - firstYear + 1 }, (_, index) => last - index);
}

/** Timeout of a call by the browser, in ms (description, section 6). */
export const requestTimeoutMs = 10_000;
/** How long a toast stays, in ms. */
export const toastMs = 4_000;
/** Minimum time between two toggles of the header search, in ms: ignores a double tap. */
export const searchToggleMs = 500;
/** Pause in typing before a search is sent, in ms. */
export const searchDebounceMs = 300;
/** Number of page links around the current page. */
export const pageWindow = 5;
/** Number of classmates that a new alumnus must name. */
export const referentSlots = 3;
/** Number of home slides that must remain (rule 12). */
export const minimumSlides = 3;
/** Length of a new password in characters (rule 7). */
export const passwordLength = { min: 8, max: 128 } as const;
/** Least length of a new password of staff, who see everybody's data. */
export const staffPasswordLength = 12;
/** Rule 7 without its upper limit: eight characters, with a letter of any alphabet and a digit. */
export function isAllowedPassword(password: string): boolean {
  const isLong = [...password].length >= passwordLength.min;
  return isLong && /\p{L}/u.test(password) && /\p{Nd}/u.test(password);
}
/** Numbers of items on the home page: news fetched and shown, opportunities shown. */
export const homeItems = { newsAsked: 5, newsShown: 6, opportunitiesShown: 6 } as const;
/** Columns that staff may sort news by; '-' in front: descending. */
export const newsSorts = [
  ...(['created_at', 'titre', 'date_publication'] as const),
  ...(['-created_at', '-titre', '-date_publication'] as const),
] as const;
export type NewsSort = (typeof newsSorts)[number];
/** Columns that staff may sort administrators by; '-' in front: descending. */
export const administratorSorts = [
  ...(['nom', 'prenoms', 'email', 'role'] as const),
  ...(['-nom', '-prenoms', '-email', '-role'] as const),
] as const;
export type AdministratorSort = (typeof administratorSorts)[number];
/** States of a request to join: `member` once an account with its address is approved. */
export const joinStates = ['new', 'answered', 'member'] as const;
export type JoinState = (typeof joinStates)[number];
/** Their French names. */
export const joinStateLabels: Record<JoinState, string> = {
  new: 'Nouvelle',
  answered: 'Répondue',
  member: 'Devenue membre',
};
/** Lists of sign-ups without approval: `incomplete` ones lack a verified address or a profile. */
export const approvalQueues = ['ready', 'incomplete', 'refused'] as const;
export type ApprovalQueue = (typeof approvalQueues)[number];
/**
 * States of an import: `mapped` while the dry run works; `failed` when the file cannot be read, or
 * nothing was imported.
 */
export const importStates = [
  ...(['reading', 'read', 'mapped', 'checked', 'applying', 'applied'] as const),
  ...(['undoing', 'undone', 'failed'] as const),
] as const;
export type ImportStateName = (typeof importStates)[number];
/** What becomes of a row: a new person, a person completed, nothing, or refused. */
export const importOutcomes = ['create', 'complete', 'skip', 'refused'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];
/** What becomes of a row about a person who is in the directory already. */
export const duplicateChoices = ['skip', 'complete', 'create'] as const;
export type DuplicateChoice = (typeof duplicateChoices)[number];
/** Why two people may be one: the same number, the same words as a name, or almost the same name. */
export const duplicateReasons = ['phone', 'words', 'name'] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];
/** Fields that a merge may take from the person who is removed; `parcours` adds missing rows. */
export const mergeFields = [
  ...(['nom', 'prenoms', 'telephone', 'nationalite', 'pays_residence', 'ville'] as const),
  ...([
    'profession',
    'employeur',
    'sexe',
    'birth_date',
    'marital_status',
    'biographie',
    'picture',
  ] as const),
  ...(['last_grade', 'parcours'] as const),
] as const;
export type MergeField = (typeof mergeFields)[number];
/** Their French names. */
export const mergeFieldLabels: Record<MergeField, string> = {
  nom: 'Nom',
  prenoms: 'Prénoms',
  telephone: 'Téléphone',
  nationalite: 'Nationalité',
  pays_residence: 'Pays de résidence',
  ville: 'Ville',
  profession: 'Profession',
  employeur: 'Employeur',
  sexe: 'Sexe',
  birth_date: 'Date de naissance',
  marital_status: 'Situation matrimoniale',
  biographie: 'Biographie',
  picture: 'Photo',
  last_grade: 'Dernier diplôme',
  parcours: 'Parcours',
};
/** Searches that one person keeps. */
export const mostSavedFilters = 30;
/** States of an action on several people. */
export const bulkStates = ['running', 'done', 'failed', 'undoing', 'undone'] as const;
export type BulkState = (typeof bulkStates)[number];
/**
 * What became of one person. `skipped`: it could not be done; `kept`: it was not undone, because
 * somebody changed the person meanwhile.
 */
export const bulkOutcomes = ['done', 'unchanged', 'skipped', 'undone', 'kept'] as const;
export type BulkOutcome = (typeof bulkOutcomes)[number];
/** Columns that staff may sort requests to join by; '-' in front: descending. */
export const joinRequestSorts = [
  ...(['created_at', 'email', 'profession', 'state'] as const),
  ...(['-created_at', '-email', '-profession', '-state'] as const),
] as const;
export type JoinRequestSort = (typeof joinRequestSorts)[number];
/** Number of advantages that a type shows before 'Voir plus'. */
export const advantagesShown = 3;
/** Maximum size of an uploaded picture, in bytes. */
export const uploadLimitBytes = 5 * 1024 * 1024;
/** MIME types of pictures that the API accepts. */
export const acceptedPictures = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Professions offered to alumni when their categories cannot be loaded. */
export const professions = ['Entrepreneur', "Cadre d'entreprises", "Chercheur d'emploi"] as const;

/** Profession of a job seeker, who is not asked for an employer. */
export function isJobSeeker(professionName: string): boolean {
  return professionName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/’/g, "'")
    .toLowerCase()
    .includes("chercheur d'emploi");
}

/** Columns of an export, in the order of the file, with their headings. */
export const exportColumns = {
  nom: 'Nom',
  prenoms: 'Prénoms',
  email: 'E-mail',
  telephone: 'Téléphone',
  sexe: 'Sexe',
  nationalite: 'Nationalité',
  pays_residence: 'Pays de résidence',
  ville: 'Ville',
  profession: 'Profession',
  employeur: 'Employeur',
  campuses: 'Campus',
  first_year: 'Première année',
  last_grade: 'Dernier diplôme',
  last_grade_year: 'Année du dernier diplôme',
  alumni_type: 'Type d’ancien',
  approved: 'Approuvé',
  certified: 'Certifié',
  is_activate: 'Actif',
  email_verified: 'E-mail vérifié',
  completed_pourcent: 'Profil rempli (%)',
  nombre_connexions: 'Connexions',
  created_at: 'Inscrit le',
} as const;
/** Name of a column. */
export type ExportColumn = keyof typeof exportColumns;
export const exportColumnNames = Object.keys(exportColumns) as [ExportColumn, ...ExportColumn[]];

/** What a column of the file can hold, with its French name. */
export const importFields = {
  nom: 'Nom',
  prenoms: 'Prénoms',
  email: 'E-mail',
  telephone: 'Téléphone',
  sexe: 'Sexe',
  nationalite: 'Nationalité',
  pays_residence: 'Pays de résidence',
  ville: 'Ville',
  profession: 'Profession',
  employeur: 'Employeur',
  campus: 'Campus',
  last_grade: 'Dernier diplôme',
  last_grade_year: 'Année de sortie',
} as const;
export type ImportField = keyof typeof importFields;
export const importFieldNames = Object.keys(importFields) as [ImportField, ...ImportField[]];

/** Longest answer mail to a request to join, and longest note about it. */
export const joinTextLength = { note: 2_000, message: 5_000 } as const;

/** Longest reason of a refusal. */
export const refusalLength = 1_000;

/** Most rows of one file. */
export const mostImportRows = 25_000;

/** Longest note about a call to a referent. */
export const callNoteLength = 500;

/** Longest message. Longer texts belong in an attachment. */
export const longestMessage = 5_000;
