import { Profile, type ProfileId } from './constants';

/**
 * What a person may be allowed to do, in words. The API decides with them (`access` of a route);
 * the browser repeats them to hide what would be refused (decisions, "Rules the server holds", 1).
 */
export const permissionWords = [
  'directory:read',
  'alumnus:create',
  'alumnus:update',
  'alumnus:approve',
  'alumnus:delete',
  'stats:read',
  'opportunity:create',
  'opportunity:update',
  'opportunity:delete',
  'news:manage',
  'content:manage',
  'admin:manage',
] as const;
export type Permission = (typeof permissionWords)[number];

const staffWords: Permission[] = [
  'directory:read',
  'alumnus:create',
  'alumnus:update',
  'alumnus:approve',
  'alumnus:delete',
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

/** Whether a profile holds a permission; a guest (`null`) holds none. */
export function profileCan(idProfil: ProfileId | null, word: Permission): boolean {
  return idProfil !== null && wordsOfProfile[idProfil].has(word);
}

/** Any profile other than 1 is treated as staff (section 6). */
export function isStaff(idProfil: ProfileId | null): boolean {
  return idProfil !== null && idProfil !== Profile.alumnus;
}

/** Who may reach a screen or a call. */
export type Access = 'all' | 'guest' | 'session' | 'staff' | `can:${Permission}`;

/** Whether a person (a profile, or `null` for a guest) meets an access word. */
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
