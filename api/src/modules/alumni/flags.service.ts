import type { z } from 'zod';
import type { StudentStateInput } from '@alumni/shared-contract';
import type { AppContext } from '../../platform/context';
import type { Tx } from '../../platform/db/open-database';
import type { BulkUndo, Person } from '../../platform/db/schema';
import { ApiError } from '../../platform/errors';
import { sessionsRepository } from '../../http/sessions.repository';
import type { Actor, Viewer } from '../../http/viewer';
import { mustNotBeLast } from '../administrators/administrators.policy';
import { administratorsRepository } from '../administrators/administrators.repository';
import { auditedPerson } from '../audit/audited-person';
import { recordAudit } from '../audit/audit.repository';
import { change } from '../audit/change';
import { tokensRepository } from '../tokens/tokens.repository';
import { mustOutrank } from './alumni.policy';
import { profileRepository } from './profile.repository';
import { becomeMember } from '../join-requests/change-join-request.service';
import { tellApproval } from './tell-approval';
import { tellCertification } from './tell-certification';

type Flags = Omit<z.output<typeof StudentStateInput>, 'id'>;

/**
 * Sets activation, approval and certification (rule 21). Deactivation ends sessions and invalidates
 * links at once; unchanged values change nothing.
 */
export async function setFlags(context: AppContext, viewer: Viewer, id: number, asked: Flags) {
  await context.db.transaction(async (tx) => {
    const administrators = await administratorsRepository.lockActive(tx, viewer);
    const person = await profileRepository.lock(tx, id);
    if (!person || isOutOfReach(person, asked)) throw new ApiError('not_found');
    mustOutrank(viewer, person.idProfil);
    const flags = changeOf(person, asked);
    if (Object.keys(flags).length === 0) return;
    if (flags.isActivate === 0) {
      mustNotBeLast(person, administrators);
      await putToSleep(tx, person);
    }
    // An approval ends a refusal.
    const ended = flags.approved === 1 ? { refusedAt: null } : {};
    await profileRepository.update(tx, id, { ...flags, ...ended });
    if (flags.approved === 1) {
      await tellApproval(context, tx, person, null);
      await becomeMember(tx, viewer, person);
    }
    if (flags.certified === 1) await tellCertification(context, tx, person);
    await auditFlags(tx, viewer, person, flags);
  });
}

/**
 * Certifies or activates a person whose row is locked.
 * @returns what undoing needs; null when nothing had to be changed
 */
export async function raiseFlagLocked(
  context: Pick<AppContext, 'config'>,
  tx: Tx,
  actor: Actor,
  { person, asked }: { person: Person; asked: { certified: 1 } | { is_activate: 1 } },
): Promise<BulkUndo | null> {
  const flags = changeOf(person, asked);
  if (Object.keys(flags).length === 0) return null;
  await profileRepository.update(tx, person.id, flags);
  const told = flags.certified === 1 ? await tellCertification(context, tx, person) : {};
  await auditFlags(tx, actor, person, flags);
  const { certified, isActivate, sleepReason } = person;
  const before =
    'certified' in asked ? ({ certified } as const) : ({ isActivate, sleepReason } as const);
  return { before, after: flags, ...told };
}

const auditFlags = (tx: Tx, actor: Actor, person: Person, flags: ChangedFlags) =>
  recordAudit(tx, actor, {
    action: 'alumnus.flags',
    targetType: 'person',
    targetId: person.id,
    details: change(auditedPerson(person), auditedPerson({ ...person, ...flags })),
  });

/**
 * Accounts being deleted are hidden from lists; staff may still close them, which prevents their
 * return.
 */
function isOutOfReach(person: Person, { approved, certified, is_activate: asked }: Flags): boolean {
  const isClosing = asked === 0 && approved === undefined && certified === undefined;
  return person.anonymisedAt !== null || (person.deletionRequestedAt !== null && !isClosing);
}

type ChangedFlags = Partial<Pick<Person, 'approved' | 'certified' | 'isActivate' | 'sleepReason'>>;

function changeOf(person: Person, { approved, certified, is_activate: asked }: Flags) {
  const flags: ChangedFlags = {};
  if (approved !== undefined && approved !== person.approved) flags.approved = approved;
  if (certified !== undefined && certified !== person.certified) flags.certified = certified;
  const sleepReason = asked === 0 ? 'staff' : null;
  // Reactivation by staff also clears a deactivation by the owner or inactivity (rule 5).
  const isStaffs = asked !== person.isActivate || sleepReason !== person.sleepReason;
  if (asked !== undefined && isStaffs) Object.assign(flags, { isActivate: asked, sleepReason });
  return flags;
}

async function putToSleep(tx: Tx, person: Person): Promise<void> {
  await sessionsRepository.deleteOf(tx, person.id);
  await tokensRepository.voidAll(tx, person.id);
}
