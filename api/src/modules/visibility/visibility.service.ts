import type { Alumnus, Visibility, VisibilityInput } from '@alumni/shared-contract';
import type { z } from 'zod';
import type { Viewer } from '../../http/viewer';
import type { Db } from '../../platform/db/open-database';
import { ApiError } from '../../platform/errors';
import { presentAlumnus } from '../alumni/alumni.presenter';
import { profileRepository } from '../alumni/profile.repository';

export async function readVisibility(db: Db, personId: number): Promise<Visibility> {
  const { person } = await profileOf(db, personId);
  return {
    telephone: person.visibleTelephone,
    email: person.visibleEmail,
    employeur: person.visibleEmployeur,
    picture: person.visiblePicture,
    birthday: person.visibleBirthday,
    listed: person.listed,
  };
}

export async function saveVisibility(
  db: Db,
  personId: number,
  input: z.output<typeof VisibilityInput>,
): Promise<void> {
  await db.transaction((tx) =>
    profileRepository.update(tx, personId, {
      visibleTelephone: input.telephone,
      visibleEmail: input.email,
      visibleEmployeur: input.employeur,
      visiblePicture: input.picture,
      visibleBirthday: input.birthday,
      listed: input.listed,
    }),
  );
}

/** The own profile as an approved member sees it, by the same presenter. */
export async function previewOf(db: Db, personId: number): Promise<Alumnus> {
  const found = await profileOf(db, personId);
  const paths = await profileRepository.paths(db, personId);
  const referents = await profileRepository.referents(db, personId);
  return presentAlumnus(found, paths, referents, { viewer: someMember, visibility: 'shared' });
}

/** Id 0 belongs to no person: the preview is never the owner's view. */
const someMember: Viewer = {
  id: 0,
  idProfil: 1,
  approved: 1,
  emailVerified: true,
  sessionHash: '',
  provedAt: new Date(0),
};

async function profileOf(db: Db, personId: number) {
  const found = await profileRepository.find(db, personId);
  if (!found) throw new ApiError('session_required');
  return found;
}
