import type { ListDefaults, ListParams } from '@alumni/shared-ui/list';
import type { AlumnusFlag } from '../../api/alumni';
import { flagLabels } from '../../components/flag-labels';
import { sexLabels } from '../../components/sex-labels';

/** The filters of the description beside `search`, under the names the API gives them. */
const none = {
  esgis: '',
  filiere: '',
  pays_residence: '',
  first_year: '',
  last_grade_year: '',
  sexe: '',
  profession: '',
  employeur: '',
  last_grade: '',
  nationalite: '',
};

/** What staff alone filter by. */
const noState = { approved: '', certified: '', is_activate: '', ready: '', deletion: '' };
export type StaffFilter = keyof typeof noState;
export const staffFilterNames = Object.keys(noState) as StaffFilter[];

export type AlumniFilter = keyof typeof none | StaffFilter;
export type AlumniListParams = ListParams<AlumniFilter>;

/** A member never filters by state: what staff wrote in a shared address is ignored. */
export const memberFilters: ListDefaults<AlumniFilter> = {
  filters: none as Record<AlumniFilter, string>,
};

/** What a card shows to who waits for approval; the API refuses every other. */
export const waitingFilters: ListDefaults<AlumniFilter> = {
  filters: { esgis: '', first_year: '', last_grade_year: '', profession: '' } as Record<
    AlumniFilter,
    string
  >,
};

export const staffFilters: ListDefaults<AlumniFilter> = {
  filters: { ...none, ...noState },
};

const stateText = (flag: AlumnusFlag) => (value: string) =>
  flagLabels[flag][value === '1' ? 'on' : 'off'];

export const filterLabels: Record<AlumniFilter, string | ((value: string) => string)> = {
  esgis: 'Campus',
  filiere: 'Filière',
  pays_residence: 'Pays de résidence',
  first_year: 'À partir de',
  last_grade_year: 'Jusqu’à',
  sexe: (value) => (value === 'F' ? sexLabels.F : sexLabels.M),
  profession: 'Profession',
  employeur: 'Employeur',
  last_grade: 'Dernier diplôme',
  nationalite: 'Nationalité',
  approved: stateText('approved'),
  certified: stateText('certified'),
  is_activate: stateText('is_activate'),
  ready: (value) => (value === '1' ? 'Dossier prêt à approuver' : 'Dossier à compléter'),
  deletion: () => 'En cours de suppression',
};
