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
