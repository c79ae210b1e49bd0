import { isStaff, Profile, type ProfileId } from '@alumni/shared-contract';
import { ApiError } from '../../errors';
import type { Viewer } from '../../http/viewer';
import type { DirectoryFilters } from './directory-filters';

/** How much of other people a viewer sees in the directory (decisions, rule 8). */
export type Sight = 'reduced' | 'shared' | 'everything';

/**
 * Staff see everybody, an approved member what people share, one who waits for approval a name,
 * a campus, a year and a profession.
 * @throws ApiError for a member whose e-mail address is not verified
 */
export function directorySight(viewer: Viewer): Sight {
  if (isStaff(viewer.idProfil)) return 'everything';
  if (!viewer.emailVerified) throw new ApiError('email_unverified');
  return viewer.approved === 1 ? 'shared' : 'reduced';
}

/** The same for one person: everybody sees themselves whole, verified or not. */
export function sightOf(viewer: Viewer, personId: number): Sight {
  return viewer.id === personId ? 'everything' : directorySight(viewer);
}

/** What a reduced profile withholds (rule 8): a filter on it would answer all the same. */
const withheld = [
  'employeur',
  'filiere',
  'last_grade',
  'nationalite',
  'pays_residence',
  'sexe',
] as const;

/** Members find approved and active people; nobody searches by what they may not see. */
export function filtersFor(sight: Sight, asked: DirectoryFilters): DirectoryFilters {
  if (sight === 'everything') return asked;
  if (sight === 'reduced' && withheld.some((name) => asked[name])) {
    throw new ApiError('not_approved');
  }
  const staffs = { certified: undefined, deletion: undefined, ready: undefined };
  return { ...asked, ...staffs, approved: 1, is_activate: 1 };
}

interface Listed {
  id: number;
  idProfil: number;
  approved: number;
  isActivate: number;
  deletionRequestedAt: Date | null;
  anonymisedAt: Date | null;
}

/** Members meet approved and active alumni only; nobody meets an account being deleted. */
export function mayMeet(viewer: Viewer, person: Listed): boolean {
  if (viewer.id === person.id) return true;
  if (person.deletionRequestedAt || person.anonymisedAt) return false;
  if (isStaff(viewer.idProfil)) return true;
  return person.idProfil === Profile.alumnus && person.approved === 1 && person.isActivate === 1;
}

/** A profile is its owner's alone to change, staff or not (rule 2). */
export function mustOwn(viewer: Viewer, personId: number): void {
  if (viewer.id !== personId) throw new ApiError('forbidden');
}

/** An accountant changes alumni and accountants; only an administrator an administrator (rule 3). */
export function mustOutrank(viewer: Viewer, target: ProfileId): void {
  const isAdministrator = viewer.idProfil === Profile.administrator;
  if (target === Profile.administrator && !isAdministrator) throw new ApiError('forbidden');
}
