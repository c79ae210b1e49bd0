/** `id_profil` of the description: 1 alumnus, 2 administrator, 3 accountant. */
export const Profile = { alumnus: 1, administrator: 2, accountant: 3 } as const;
export type ProfileId = (typeof Profile)[keyof typeof Profile];
/** Label that the API returns as `profil.libelle`. */
export const profileLabels: Record<ProfileId, string> = {
  1: 'Ancien',
  2: 'Administrateur',
  3: 'Comptable',
};
