import type { ListDefaults, ListParams } from '@alumni/shared-ui/list';
import type { AlumnusFlag } from '../../api/alumni';
import { flagLabels } from '../../components/flag-labels';
import { sexLabels } from '../../components/sex-labels';

/** Filters of the description besides `search`, by API name. */
const none = {
  esgis: '',
  filiere: '',
  pays_residence: '',
  ville: '',
  first_year: '',
  last_grade_year: '',
  promotion: '',
  sexe: '',
  profession: '',
  employeur: '',
  last_grade: '',
  nationalite: '',
};

/** Filters for staff only. */
const noState = { approved: '', certified: '', is_activate: '', ready: '', deletion: '' };
export type StaffFilter = keyof typeof noState;
export const staffFilterNames = Object.keys(noState) as StaffFilter[];

export type AlumniFilter = keyof typeof none | StaffFilter;
export type AlumniListParams = ListParams<AlumniFilter>;

/** Members cannot filter by state: such filters in a shared link are ignored. */
export const memberFilters: ListDefaults<AlumniFilter> = {
  filters: none as Record<AlumniFilter, string>,
};

/** Filters for people who wait for approval; the API refuses the others. */
export const waitingFilters: ListDefaults<AlumniFilter> = {
  filters: {
    esgis: '',
    first_year: '',
    last_grade_year: '',
    promotion: '',
    profession: '',
  } as Record<AlumniFilter, string>,
};

export const staffFilters: ListDefaults<AlumniFilter> = {
  filters: { ...none, ...noState },
};

/** Filters for the calls: what is typed in the box is searched in all facts. */
export const askedFilters = ({
  filters,
  search,
}: Pick<AlumniListParams, 'filters' | 'search'>) => ({
  ...filters,
  q: search.trim(),
});

/** The search and its filters as parameters of the list's address. */
export const queryOf = ({
  active,
  search,
}: Pick<AlumniListParams, 'active' | 'search'>): Record<string, string> => ({
  ...(search.trim() && { search: search.trim() }),
  ...Object.fromEntries(active.map(({ name, value }) => [name, value])),
});

const stateText = (flag: AlumnusFlag) => (value: string) =>
  flagLabels[flag][value === '1' ? 'on' : 'off'];

export const filterLabels: Record<AlumniFilter, string | ((value: string) => string)> = {
  esgis: 'Campus',
  filiere: 'Filière',
  pays_residence: 'Pays de résidence',
  ville: 'Ville',
  first_year: 'À partir de',
  last_grade_year: 'Jusqu’à',
  promotion: 'Promotion',
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
