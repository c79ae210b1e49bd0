/** Options of "Dernier diplôme". */
export const lastGrades = ['BTS', 'Licence', 'Master'] as const;
/** Countries with a campus, in French order. */
export const campusCountries = ['Bénin', 'Gabon', 'Togo'] as const;
/**
 * The quick filter of the alumni list always offers these three, even if the reference table has
 * others.
 */
export const quickFields = ['Droit', 'Comptabilité', 'Finance'] as const;
/** Options of the marital status. */
export const maritalStatuses = ['Célibataire', 'Marié'] as const;
/** `sexe` of a person. */
export const sexes = ['M', 'F'] as const;
export type Sex = (typeof sexes)[number];
/** First year that forms offer for a study path. */
export const firstYear = 1994;
/** 1994 to the current year, latest first. */
export function years(today = new Date()): number[] {
  const last = today.getFullYear();
  return Array.from({ length: last - firstYear + 1 }, (_, index) => last - index);
}
/** Number of classmates that a new alumnus must name. */
export const referentSlots = 3;
