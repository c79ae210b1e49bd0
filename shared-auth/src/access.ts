import {
  meetsAccess as profileMeetsAccess,
  profileCan,
  type Access,
  type CurrentUser,
  type Permission,
} from '@alumni/shared-contract';
import { useSession } from './session';

/**
 * Whether a person holds a permission. Hides what the API would refuse; the API decides again.
 * @param user person signed in, or null for a guest, who holds none
 * @param word permission such as `opportunity:update`
 */
function can(user: CurrentUser | null, word: Permission): boolean {
  return profileCan(user?.id_profil ?? null, word);
}

/**
 * `can` for the person signed in.
 * @returns false for a guest and while the session loads
 */
export function useCan(word: Permission): boolean {
  return can(useSession().user, word);
}

/**
 * Whether a person may open a screen.
 * @param access access word of the route
 * @param user person signed in, or null for a guest
 */
export function meetsAccess(access: Access, user: CurrentUser | null): boolean {
  return profileMeetsAccess(access, user?.id_profil ?? null);
}
