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
