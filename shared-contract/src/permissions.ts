import { Profile, type ProfileId } from './constants/profiles';

/**
 * Permissions by name. The API enforces them (`access` of a route); the browser uses them to hide
 * what would be refused (rule 1).
 */
export const permissionWords = [
  'directory:read',
  'alumnus:create',
  'alumnus:update',
  'alumnus:approve',
  'alumnus:delete',
  'alumnus:export',
  'stats:read',
  'opportunity:create',
  'opportunity:update',
  'opportunity:delete',
  'news:manage',
  'content:manage',
  'admin:manage',
] as const;
/** Name of a permission. */
export type Permission = (typeof permissionWords)[number];

const staffWords: Permission[] = [
  'directory:read',
  'alumnus:create',
  'alumnus:update',
  'alumnus:approve',
  'alumnus:delete',
  'alumnus:export',
  'stats:read',
  'opportunity:create',
  'news:manage',
  'content:manage',
  'admin:manage',
];

const wordsOfProfile: Record<ProfileId, ReadonlySet<Permission>> = {
  [Profile.alumnus]: new Set<Permission>(['directory:read']),
  [Profile.administrator]: new Set<Permission>([
    ...staffWords,
    'opportunity:update',
    'opportunity:delete',
  ]),
  [Profile.accountant]: new Set<Permission>(staffWords),
};

/**
 * Whether a profile holds a permission.
 * @param idProfil profile of the person, or null for a guest, who holds none
 * @param word permission such as `opportunity:update`
 */
export function profileCan(idProfil: ProfileId | null, word: Permission): boolean {
  return idProfil !== null && wordsOfProfile[idProfil].has(word);
}

/** Any profile other than 1 counts as staff (description, section 6). */
export function isStaff(idProfil: ProfileId | null): boolean {
  return idProfil !== null && idProfil !== Profile.alumnus;
}

/** Access words of screens and calls. */
export type Access = 'all' | 'guest' | 'session' | 'staff' | `can:${Permission}`;

/**
 * Whether a person meets an access word.
 * @param access of a route or call
 * @param idProfil profile of the person, or null for a guest
 */
export function meetsAccess(access: Access, idProfil: ProfileId | null): boolean {
  switch (access) {
    case 'all':
      return true;
    case 'guest':
      return idProfil === null;
    case 'session':
      return idProfil !== null;
    case 'staff':
      return isStaff(idProfil);
    default:
      return profileCan(idProfil, access.slice('can:'.length) as Permission);
  }
}
