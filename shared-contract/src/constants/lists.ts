/** Number of page links around the current page. */
export const pageWindow = 5;
/** Searches that one person keeps. */
export const mostSavedFilters = 30;
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
