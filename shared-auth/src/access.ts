import {
  meetsAccess as profileMeetsAccess,
  profileCan,
  type Access,
  type CurrentUser,
  type Permission,
} from '@alumni/shared-contract';
import { useSession } from './session';

/** Whether this person holds a permission; a guest (`null`) holds none. The API decides again. */
export function can(user: CurrentUser | null, word: Permission): boolean {
  return profileCan(user?.id_profil ?? null, word);
}

/** `can` for the person signed in. */
export function useCan(word: Permission): boolean {
  return can(useSession().user, word);
}

/** Whether this person may reach a screen of that access. */
export function meetsAccess(access: Access, user: CurrentUser | null): boolean {
  return profileMeetsAccess(access, user?.id_profil ?? null);
}
