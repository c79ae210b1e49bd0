import type {
  Administrator,
  AlumniType,
  Alumnus,
  BulkReply,
  CurrentUser,
  DuplicatePair,
  DuplicatePerson,
  DuplicateSearch,
  SecondFactorReply,
  ImportRow,
  ImportState,
  JoinRequest,
  JoinRequestDetail,
  JournalEntry,
  StudentCard,
  Tasks,
  Trends,
  WaitingPerson,
} from '@alumni/shared-contract';

/** A signed-in person; tests set only what matters. */
export const buildUser = (facts: Partial<CurrentUser> = {}): CurrentUser => ({
  id: 1,
  id_profil: 1,
  nom: 'MENSAH',
  prenoms: 'Koffi',
  email: 'koffi@alumni.test',
  pays_residence: 'Togo',
  profession: null,
  sexe: 'M',
  picture_url: null,
  email_verified: 1,
  profile_completed: 1,
  terms_accepted: 1,
  approved: 1,
  ...facts,
});

export const member = buildUser();
export const administrator = buildUser({ id: 2, id_profil: 2 });
export const accountant = buildUser({ id: 3, id_profil: 3 });

/** A card as members get it, without flags. */
export const buildCard = (facts: Partial<StudentCard> = {}): StudentCard => ({
  id: 10,
  nom: 'ADJOVI',
  prenoms: 'Afi',
  email: 'afi@alumni.test',
  telephone: '+22890123456',
  profession: 'Entrepreneur',
  employeur: null,
  picture_url: null,
  campuses: ['Togo'],
  last_grade_year: 2012,
  ...facts,
});

export const buildStaffCard = (facts: Partial<StudentCard> = {}): StudentCard =>
  buildCard({
    approved: 1,
    certified: 1,
    is_activate: 1,
    email_verified: 1,
    profile_completed: 1,
    deletion_requested_at: null,
    ...facts,
  });

/** A staff account: an accountant with a password. */
export const buildAdministratorRow = (facts: Partial<Administrator> = {}): Administrator => ({
  id: 20,
  nom: 'AGBÉKO',
  prenoms: 'Sena',
  email: 'sena@alumni.test',
  id_profil: 3,
  profil: { libelle: facts.id_profil === 2 ? 'Administrateur' : 'Comptable' },
  is_activate: 1,
  deletion_requested_at: null,
  has_password: 1,
  has_second_factor: 0,
  ...facts,
});

/** A member of staff without a second factor. */
export const buildSecondFactor = (facts: Partial<SecondFactorReply> = {}): SecondFactorReply => ({
  required: 0,
  totp: null,
  passkeys: [],
  recovery_codes_left: 0,
  devices: 0,
  ...facts,
});

/** An answer for the table: 20 per page. */
export const administratorsPage = (
  data: Administrator[],
  facts: { total?: number; page?: number } = {},
) => {
  const total = facts.total ?? data.length;
  return {
    status: true as const,
    data: {
      data,
      current_page: facts.page ?? 1,
      last_page: Math.max(1, Math.ceil(total / 20)),
      total,
      per_page: 20,
    },
  };
};

export const buildAlumnus = (facts: Partial<Alumnus> = {}): Alumnus => ({
  id: 10,
  id_profil: 1,
  nom: 'ADJOVI',
  prenoms: 'Afi',
  email: 'afi@alumni.test',
  telephone: '+22890123456',
  nationalite: 'Togo',
  pays_residence: 'Bénin',
  ville: null,
  profession: null,
  profession_id: null,
  employeur: null,
  sexe: 'F',
  biographie: null,
  picture_url: null,
  completed_pourcent: 75,
  first_year: 2008,
  last_grade: 'Master',
  last_grade_year: 2012,
  campuses: ['Togo'],
  is_activate: 1,
  approved: 1,
  certified: 0,
  alumni_type: null,
  nombre_connexions: 4,
  nombre_vues: 7,
  referents: [],
  parcours: [],
  profil: { libelle: 'Ancien' },
  birthday: null,
  created_at: '2026-01-02T03:04:05.000Z',
  ...facts,
});

export const buildPathRow = (facts: Partial<Alumnus['parcours'][number]> = {}) => ({
  id: 1,
  id_diplome: 1,
  id_esgis: 1,
  id_filiere: 1,
  start_year: 2008,
  end_year: 2012,
  success: '1' as const,
  diplome: { nom: 'Licence' },
  esgis: { pays: 'Togo' },
  filiere: { nom: 'Finance' },
  ...facts,
});

export const alumniTypes: AlumniType[] = [
  { id: 1, name: 'Membre actif', advantages: [{ advantage_id: 1 }] },
  { id: 2, name: 'Membre d’honneur', advantages: [] },
];

/** An answer for the list: 12 per page. */
export const pageOf = (data: StudentCard[], facts: { total?: number; page?: number } = {}) => {
  const total = facts.total ?? data.length;
  return {
    status: true as const,
    data: {
      data,
      current_page: facts.page ?? 1,
      last_page: Math.max(1, Math.ceil(total / 12)),
      total,
      per_page: 12,
    },
  };
};

/** A new request to join. */
export const buildJoinRequest = (facts: Partial<JoinRequest> = {}): JoinRequest => ({
  id: 30,
  email: 'afi@exemple.test',
  profession: 'Entrepreneur',
  state: 'new',
  note: '',
  version: 1,
  created_at: '2026-11-02T08:00:00.000Z',
  changed_at: '2026-11-02T08:00:00.000Z',
  changed_by: null,
  account: null,
  last_answer: null,
  ...facts,
});

export const buildJoinRequestDetail = (
  facts: Partial<JoinRequestDetail> = {},
): JoinRequestDetail => ({ ...buildJoinRequest(), answers: [], ...facts });

/** An answer for a staff table: 20 per page. */
const tablePage = <Row>(data: Row[], total = data.length, page = 1) => ({
  data,
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / 20)),
  total,
  per_page: 20,
});

export const joinRequestsPage = (data: JoinRequest[], total?: number) => ({
  status: true as const,
  data: tablePage(data, total),
});

/** A sign-up that is ready for approval. */
export const buildWaiting = (facts: Partial<WaitingPerson> = {}): WaitingPerson => ({
  id: 10,
  nom: 'ADJOVI',
  prenoms: 'Afi',
  picture_url: null,
  campuses: ['Togo'],
  last_grade_year: 2012,
  profession: 'Entrepreneur',
  email_verified: 1,
  profile_completed: 1,
  waiting_since: '2026-11-02T08:00:00.000Z',
  refused_at: null,
  ...facts,
});

export const approvalsPage = (data: WaitingPerson[], total?: number) => ({
  status: true as const,
  data: tablePage(data, total),
});

/** A person of a pair. */
export const buildDuplicatePerson = (facts: Partial<DuplicatePerson> = {}): DuplicatePerson => ({
  id: 10,
  nom: 'ADJOVI',
  prenoms: 'Afi',
  email: 'afi@exemple.test',
  telephone: '+22890123456',
  nationalite: 'Togo',
  pays_residence: 'Togo',
  ville: null,
  profession: 'Entrepreneur',
  employeur: null,
  sexe: 'F',
  birth_date: null,
  marital_status: null,
  biographie: null,
  picture_url: null,
  campuses: ['Togo'],
  last_grade: 'Licence',
  last_grade_year: 2012,
  parcours: [],
  alumni_type: null,
  approved: 1,
  certified: 0,
  is_activate: 1,
  imported: 0,
  created_at: '2026-01-05T08:00:00.000Z',
  last_login_at: '2026-11-20T08:00:00.000Z',
  ...facts,
});

export const buildSearch = (facts: Partial<DuplicateSearch> = {}): DuplicateSearch => ({
  state: 'done',
  done: 30,
  total: 30,
  started_at: '2026-11-21T08:00:00.000Z',
  is_cut: false,
  ...facts,
});

export const duplicatesPage = (
  data: DuplicatePair[],
  search: DuplicateSearch | null = buildSearch(),
) => ({ status: true as const, data: { ...tablePage(data), search } });

/** An action on one person, done, which can be undone for a minute. */
export const buildBulkReply = (facts: Partial<BulkReply> = {}): BulkReply => ({
  id: 70,
  action: 'approve',
  state: 'done',
  total: 1,
  counts: { done: 1, unchanged: 0, skipped: 0, undone: 0, kept: 0 },
  rows: [{ id: 10, name: 'ADJOVI Afi', outcome: 'done', message: null }],
  undo: { id: 70, until: '2026-11-02T08:01:00.000Z', seconds: 60 },
  ...facts,
});

/** An import whose file is read: two columns are recognized. */
export const buildImport = (facts: Partial<ImportState> = {}): ImportState => ({
  id: 80,
  file_name: 'anciens.xlsx',
  state: 'read',
  problem: null,
  headers: ['Nom', 'Prénoms', 'Courriel perso'],
  samples: [['ADJOVI', 'Afi', 'afi@liste.test']],
  columns: { nom: 0, prenoms: 1 },
  on_duplicate: 'skip',
  alumni_type_id: null,
  rows: 1_200,
  done: 0,
  counts: { create: 0, complete: 0, skip: 0, refused: 0 },
  undo_refused: 'Cet import n’est pas appliqué.',
  created_at: '2026-11-02T08:00:00.000Z',
  ...facts,
});

export const importRowsPage = (data: ImportRow[], total?: number) => ({
  status: true as const,
  data: tablePage(data, total),
});

const buildJournalEntry = (facts: Partial<JournalEntry> = {}): JournalEntry => ({
  id: 900,
  created_at: '2026-11-03T10:00:00.000Z',
  actor: { id: 2, name: 'AGBÉKO Sena' },
  action: 'Approbation d’un ancien',
  subject: { kind: 'Personne', name: 'ADJOVI Afi', alumnus_id: 10 },
  changes: [{ label: 'Approuvé', before: 'Non', after: 'Oui' }],
  ...facts,
});

interface JournalFacts {
  rows?: JournalEntry[];
  total?: number;
  page?: number;
  until?: number;
  person?: string;
}

export const journalPage = (facts: JournalFacts = {}) => {
  const { rows = [buildJournalEntry()], total, page, until = 900, person = null } = facts;
  return {
    status: true as const,
    data: tablePage(rows, total, page),
    until,
    choices: {
      actions: [{ value: 'alumnus.approve', label: 'Approbation d’un ancien' }],
      actors: [{ value: '2', label: 'AGBÉKO Sena' }],
    },
    person,
    export_limit: 20_000,
  };
};

/** Nothing waits for staff, unless a test says so. */
export const buildTasks = (facts: Partial<Tasks> = {}): Tasks => ({
  join_requests: 0,
  expiring: [],
  ...facts,
});

export const buildTrends = (): Trends => ({
  months: [
    { month: '2026-10', total: 12 },
    { month: '2026-11', total: 31 },
  ],
  campuses: [
    { id: 1, nom: 'Togo', total: 9_034 },
    { id: 2, nom: 'Bénin', total: 6_120 },
  ],
  professions: [{ id: 1, nom: 'Entrepreneur', total: 4_200 }],
});
