import { exportColumns, type ExportInput } from '@alumni/shared-contract';
import type { z } from 'zod';
import type { DirectoryFilters } from '../alumni/directory-filters';

type FilterName = Exclude<keyof DirectoryFilters, 'forMembers'>;

const filterLabels: Record<FilterName, string> = {
  search: 'Nom',
  q: 'Recherche',
  esgis: 'Campus',
  filiere: 'Filière',
  pays_residence: 'Pays de résidence',
  ville: 'Ville',
  first_year: 'À partir de',
  last_grade_year: 'Jusqu’à',
  promotion: 'Promotion',
  sexe: 'Sexe',
  profession: 'Profession',
  employeur: 'Employeur',
  last_grade: 'Dernier diplôme',
  nationalite: 'Nationalité',
  approved: 'Approuvé',
  certified: 'Certifié',
  is_activate: 'Actif',
  deletion: 'En cours de suppression',
  ready: 'Dossier prêt',
};
const flags = new Set<string>(['approved', 'certified', 'is_activate', 'deletion', 'ready']);

/** A searched text can name a person: the journal masks people by their id only. */
const typed = new Set<string>(['search', 'q', 'employeur', 'ville']);

/** Who was exported, and what about them, as the journal shows it (rule 31). */
export function auditedExport({ filters, ids, columns, format }: z.output<typeof ExportInput>) {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '');
  return {
    format: format.toUpperCase(),
    columns: columns.map((name) => exportColumns[name]).join(', '),
    filters: [
      ...(ids ? [`Sélection : ${ids.length}`] : []),
      ...given.map(
        ([name, value]) => `${filterLabels[name as FilterName]} : ${shown(name, value)}`,
      ),
    ].join(' · '),
  };
}

function shown(name: string, value: unknown): string {
  if (typed.has(name)) return 'un texte';
  if (flags.has(name)) return value === 1 ? 'oui' : 'non';
  return String(value);
}
