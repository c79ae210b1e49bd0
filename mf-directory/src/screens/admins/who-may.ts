import { Profile, type Administrator, type CurrentUser } from '@alumni/shared-contract';

type Viewer = CurrentUser | null;

/** Roles, staff addresses and administrators are an administrator's to change (rule 3). */
export const isAdministrator = (viewer: Viewer) => viewer?.id_profil === Profile.administrator;

/** An accountant changes accountants only. */
export const mayChange = (viewer: Viewer, { id_profil }: Administrator) =>
  isAdministrator(viewer) || id_profil === Profile.accountant;

/** Nobody deletes themselves here. */
export const mayDelete = (viewer: Viewer, administrator: Administrator) =>
  mayChange(viewer, administrator) && administrator.id !== viewer?.id;

/** Who has no password yet, and may use the link that would be mailed. */
export const mayGetLink = (viewer: Viewer, administrator: Administrator) =>
  mayChange(viewer, administrator) &&
  administrator.has_password === 0 &&
  administrator.is_activate === 1 &&
  administrator.deletion_requested_at === null;
