import type { z } from 'zod';
import { Profile, type StudentStateInput } from '@alumni/shared-contract';
import type { AppContext } from '../../context';
import type { Tx } from '../../db/open-database';
import type { Person } from '../../db/schema';
import { ApiError } from '../../errors';
import { sessionsRepository } from '../../http/sessions.repository';
import type { Viewer } from '../../http/viewer';
import { recordAudit } from '../audit/audit.repository';
import { tokensRepository } from '../tokens/tokens.repository';
import { mustOutrank } from './alumni.policy';
import { profileRepository } from './profile.repository';
import { tellApproval } from './tell-approval';
import { tellCertification } from './tell-certification';

type Flags = Omit<z.output<typeof StudentStateInput>, 'id'>;

/**
 * Sets status, approval and certification, any of them (rule 21). Putting somebody to sleep ends
 * their sessions and voids their links at once; setting what is set already changes nothing.
 */
export async function setFlags(context: AppContext, viewer: Viewer, id: number, asked: Flags) {
  await context.db.transaction(async (tx) => {
    const administrators = await profileRepository.lockAdministrators(tx);
    const person = await profileRepository.lock(tx, id);
    if (!person || person.deletionRequestedAt || person.anonymisedAt) {
      throw new ApiError('not_found');
    }
    mustOutrank(viewer, person.idProfil);
    const change = changeOf(person, asked);
    if (Object.keys(change).length === 0) return;
    if (change.isActivate === 0) await putToSleep(tx, person, administrators.length);
    const sleep = change.isActivate === undefined ? {} : sleepReason(change.isActivate);
    await profileRepository.update(tx, id, { ...change, ...sleep });
    if (change.approved === 1) await tellApproval(context, tx, person, null);
    if (change.certified === 1) await tellCertification(context, tx, person);
    await recordAudit(tx, viewer, {
      action: 'alumnus.flags',
      targetType: 'person',
      targetId: id,
      details: change,
    });
  });
}

type Change = Partial<Pick<Person, 'approved' | 'certified' | 'isActivate'>>;

function changeOf(person: Person, asked: Flags): Change {
  const { approved, certified, is_activate: isActivate } = asked;
  return {
    ...(approved !== undefined && approved !== person.approved && { approved }),
    ...(certified !== undefined && certified !== person.certified && { certified }),
    ...(isActivate !== undefined && isActivate !== person.isActivate && { isActivate }),
  };
}

const sleepReason = (isActivate: 0 | 1) => ({
  sleepReason: isActivate === 0 ? ('staff' as const) : null,
});

async function putToSleep(tx: Tx, person: Person, activeAdministrators: number): Promise<void> {
  const isLast = person.idProfil === Profile.administrator && activeAdministrators <= 1;
  if (isLast) throw new ApiError('last_administrator');
  await sessionsRepository.deleteOf(tx, person.id);
  await tokensRepository.voidAll(tx, person.id);
}
