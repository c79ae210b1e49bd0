import type { DirectoryFilters } from '../../../api/src/modules/alumni/directory-filters';
import type { OpenedDatabase } from '../../../api/src/platform/db/open-database';

export interface Search {
  name: string;
  /** Filters of the n-th call: another person's name each time, to defeat caches. */
  filters: (call: number) => DirectoryFilters;
  /** Page number of so many; 1 by default. */
  page?: (lastPage: number) => number;
}

/** Condition of every member's search (rule 8). */
const asMember = { approved: 1, is_activate: 1, forMembers: 'shared' } as const;

/** The mix: every filter, alone and combined, in arbitrary proportions. */
export async function searchMix({ pool }: OpenedDatabase): Promise<Search[]> {
  const { rows } = await pool.query<{ nom: string; prenoms: string; employeur: string }>(`
    SELECT nom, prenoms, employeur FROM people
    WHERE id_profil = 1 AND approved = 1 AND is_activate = 1 AND employeur IS NOT NULL
      AND length(nom) > 5 ORDER BY hashint4(id) LIMIT 40`);
  const person = (call: number) => rows[call % rows.length]!;
  const nom = (call: number) => person(call).nom.split(' ')[0]!;
  const prenom = (call: number) => person(call).prenoms.split(' ')[0]!;
  const one = (values: string[]) => (call: number) => values[call % values.length]!;
  const campus = one(['Togo', 'Bénin', 'Gabon']);
  const year = (call: number) => 2000 + (call % 20);
  const asked = (name: string, filters: Search['filters'], page?: Search['page']): Search => ({
    name,
    filters: (call) => ({ ...asMember, ...filters(call) }),
    ...(page && { page }),
  });
  return [
    asked('tous, première page', () => ({})),
    asked(
      'tous, page du milieu',
      () => ({}),
      (last) => Math.ceil(last / 2),
    ),
    asked(
      'tous, dernière page',
      () => ({}),
      (last) => last,
    ),
    { name: 'équipe : tous', filters: () => ({}) },
    { name: 'équipe : en attente', filters: () => ({ approved: 0 }) },
    asked('nom', (call) => ({ search: nom(call) })),
    asked('prénom', (call) => ({ search: prenom(call) })),
    asked('prénom et nom', (call) => ({ search: `${prenom(call)} ${nom(call)}` })),
    asked('quatre lettres d’un nom', (call) => ({ search: nom(call).slice(1, 5) })),
    asked('deux lettres', (call) => ({ search: nom(call).slice(0, 2) })),
    asked('mot que personne ne porte', () => ({ search: 'xqzwv' })),
    asked('deux lettres sans réponse', () => ({ search: 'xq' })),
    asked('campus', (call) => ({ esgis: campus(call) })),
    asked('filière', (call) => ({ filiere: String(1 + (call % 8)) })),
    asked('pays, sexe et diplôme', (call) => ({
      pays_residence: one(['France', 'Togo', 'Canada'])(call),
      sexe: 'F',
      last_grade: 'Master',
    })),
    asked('années', (call) => ({ first_year: year(call), last_grade_year: year(call) + 4 })),
    asked('profession et nationalité', (call) => ({
      profession: 'Entrepreneur',
      nationalite: campus(call),
    })),
    asked('employeur', (call) => ({ employeur: person(call).employeur.slice(0, 8) })),
    asked('une boîte : prénom, ville et année', (call) => ({
      q: `${prenom(call)} ${one(['Lomé', 'Cotonou', 'Libreville'])(call)} ${year(call)}`,
    })),
    asked('une boîte : nom et profession', (call) => ({ q: `${nom(call)} entrepreneur` })),
    asked('une boîte : employeur', (call) => ({ q: person(call).employeur })),
    asked('une boîte : nom avec une faute', (call) => ({
      q: `${nom(call).slice(0, 2)}x${nom(call).slice(2)}`,
    })),
    asked('une boîte : campus', (call) => ({ q: campus(call) })),
    asked('nom et campus', (call) => ({ search: nom(call), esgis: campus(call) })),
    asked('campus, filière, années et sexe', (call) => ({
      esgis: campus(call),
      filiere: String(1 + (call % 8)),
      first_year: year(call),
      sexe: 'M',
    })),
  ];
}
