import { isStaff, Profile, type ProfileId, type VisibilityLevel } from '@alumni/shared-contract';
import { ApiError } from '../../platform/errors';
import type { Actor, Viewer } from '../../http/viewer';
import type { ProfileRow } from './profile.repository';
import type { DirectoryFilters } from './directory-filters';
import type { MemberVisibility } from './search-terms';

/** How much of other people a viewer sees in the directory (rule 8). */
export type Visibility = MemberVisibility | 'everything';

/**
 * Staff see everybody; an approved member what people share; a member waiting for approval name,
 * campus, year and profession.
 * @throws ApiError for a member whose e-mail address is not verified
 */
export function directoryVisibility(viewer: Viewer): Visibility {
  if (isStaff(viewer.idProfil)) return 'everything';
  if (!viewer.emailVerified) throw new ApiError('email_unverified');
  return viewer.approved === 1 ? 'shared' : 'reduced';
}

/** Visibility of one person; everybody sees their own profile in full. */
export function visibilityOf(viewer: Viewer, personId: number): Visibility {
  return viewer.id === personId ? 'everything' : directoryVisibility(viewer);
}

/**
 * Whether a viewer sees a contact fact whose owner chose a level (rule 31): staff all, members what
 * is shown to them.
 */
export function isShown(level: VisibilityLevel, visibility: Visibility): boolean {
  return visibility === 'everything' || (visibility === 'shared' && level === 'members');
}

/** A birthday is not needed to run the network: staff see it only when its owner shows it. */
export function isBirthdayShown(level: VisibilityLevel, visibility: Visibility): boolean {
  return level !== 'me' && isShown(level, visibility);
}

/** Filters on hidden facts are refused (rule 8): results would reveal them. */
const withheld = [
  'employeur',
  'filiere',
  'last_grade',
  'nationalite',
  'pays_residence',
  'sexe',
  'ville',
] as const;

/** Members find approved and active people, without filters on hidden facts. */
export function filtersFor(visibility: Visibility, asked: DirectoryFilters): DirectoryFilters {
  if (visibility === 'everything') return asked;
  if (visibility === 'reduced' && withheld.some((name) => asked[name])) {
    throw new ApiError('not_approved');
  }
  const staffs = { certified: undefined, deletion: undefined, ready: undefined };
  return { ...asked, ...staffs, approved: 1, is_activate: 1, forMembers: visibility };
}

interface ListedPerson {
  id: number;
  idProfil: number;
  approved: number;
  isActivate: number;
  listed: number;
  deletionRequestedAt: Date | null;
  anonymisedAt: Date | null;
}

/**
 * Members see approved and active alumni who have not left the directory; nobody sees an account
 * being deleted.
 */
export function mayMeet(viewer: Viewer, person: ListedPerson): boolean {
  if (viewer.id === person.id) return true;
  if (person.deletionRequestedAt || person.anonymisedAt) return false;
  if (isStaff(viewer.idProfil)) return true;
  const isMember = person.approved === 1 && person.isActivate === 1;
  return person.idProfil === Profile.alumnus && isMember && person.listed === 1;
}

/**
 * Whether a viewer may write to a person whom they may meet: a member with an address of their own,
 * who did not refuse messages.
 */
export function mayWriteTo(
  viewer: Viewer,
  { person, acceptsMessages }: Pick<ProfileRow, 'person' | 'acceptsMessages'>,
): boolean {
  const isReached = person.isActivate === 1 && person.emailVerifiedAt && person.imported === 0;
  return viewer.id !== person.id && acceptsMessages && Boolean(isReached);
}

/** Only the owner changes a profile, not even staff (rule 2). */
export function mustOwn(viewer: Viewer, personId: number): void {
  if (viewer.id !== personId) throw new ApiError('forbidden');
}

/**
 * Accountants change alumni and accountants; only administrators change administrators (rule 3).
 */
export function mustOutrank(actor: Actor, target: ProfileId): void {
  const isAdministrator = actor.idProfil === Profile.administrator;
  if (target === Profile.administrator && !isAdministrator) throw new ApiError('forbidden');
}
