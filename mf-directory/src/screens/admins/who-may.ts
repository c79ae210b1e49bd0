import { Profile, type Administrator, type CurrentUser } from '@alumni/shared-contract';

type Viewer = CurrentUser | null;

/** Only administrators change roles, staff addresses and administrators (rule 3). */
export const isAdministrator = (viewer: Viewer) => viewer?.id_profil === Profile.administrator;

/** Accountants change accountants only. */
export const mayChange = (viewer: Viewer, { id_profil }: Administrator) =>
  isAdministrator(viewer) || id_profil === Profile.accountant;

/** Nobody deletes their own account here. */
export const mayDelete = (viewer: Viewer, administrator: Administrator) =>
  mayChange(viewer, administrator) && administrator.id !== viewer?.id;

/** The second factor of a colleague who has lost it; never one's own. */
export const mayResetFactor = (viewer: Viewer, administrator: Administrator) =>
  isAdministrator(viewer) &&
  administrator.has_second_factor === 1 &&
  administrator.id !== viewer?.id;

/** People without a password who could use a mailed link. */
export const mayGetLink = (viewer: Viewer, administrator: Administrator) =>
  mayChange(viewer, administrator) &&
  administrator.has_password === 0 &&
  administrator.is_activate === 1 &&
  administrator.deletion_requested_at === null;
