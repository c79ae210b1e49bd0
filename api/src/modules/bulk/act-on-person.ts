import type { BulkAction, BulkOutcome } from '@alumni/shared-contract';
import type { AppContext } from '../../platform/context';
import type { Tx } from '../../platform/db/open-database';
import type { BulkUndo, Person } from '../../platform/db/schema';
import { ApiError } from '../../platform/errors';
import type { Actor } from '../../http/viewer';
import { mustNeedAccess } from '../alumni/access.service';
import { approveLocked, lockAlumnus, typeOf } from '../alumni/approve.service';
import { raiseFlagLocked } from '../alumni/flags.service';
import { refuseLocked } from '../approvals/refuse.service';
import { recordAudit } from '../audit/audit.repository';
import { sendCreationLink } from '../passwords/send-creation-link';
import { tokensRepository } from '../tokens/tokens.repository';

/** What became of one person, as kept in `bulk_rows`. */
export interface RowResult {
  outcome: BulkOutcome;
  message: string | null;
  undo: BulkUndo | null;
}

/** Mails wait for the end of the action: then they get the moment when it cannot be undone any more. */
const mailDelay = 60 * 60;

type Context = Pick<AppContext, 'config' | 'outbox'>;

/** Acts on one person; who cannot be acted on is skipped, with the reason. */
export async function actOnPerson(
  context: Context,
  tx: Tx,
  actor: Actor,
  { id, action }: { id: number; action: BulkAction },
): Promise<RowResult> {
  try {
    if (action.action === 'send_links') return await sendLink(context, tx, actor, id);
    const person = await lockAlumnus(tx, id);
    const undo = await changePerson(context, tx, actor, { person, action });
    return { outcome: undo ? 'done' : 'unchanged', message: null, undo };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const message = error.id === 'not_found' ? 'Cette personne n’est plus là.' : error.message;
    return { outcome: 'skipped', message, undo: null };
  }
}

async function changePerson(
  context: Context,
  tx: Tx,
  actor: Actor,
  { person, action }: { person: Person; action: Exclude<BulkAction, { action: 'send_links' }> },
): Promise<BulkUndo | null> {
  switch (action.action) {
    case 'approve': {
      const type = await typeOf(tx, action.alumni_type_id);
      if (action.only_ready && person.approved === 0) mustBeReady(person);
      return approveLocked(context, tx, actor, { person, type, mailDelay });
    }
    case 'refuse':
      return refuseLocked(context, tx, actor, { person, reason: action.reason, mailDelay });
    case 'certify':
      return raiseFlagLocked(context, tx, actor, { person, asked: { certified: 1 } });
    case 'activate':
      return raiseFlagLocked(context, tx, actor, { person, asked: { is_activate: 1 } });
  }
}

function mustBeReady({ emailVerifiedAt, profileCompletedAt }: Person): void {
  if (!emailVerifiedAt) throw new ApiError('conflict', { message: 'E-mail non vérifié.' });
  if (!profileCompletedAt) throw new ApiError('conflict', { message: 'Dossier incomplet.' });
}

/** One link a person and throttle window: the second would make the first one invalid. */
async function sendLink(context: Context, tx: Tx, actor: Actor, id: number): Promise<RowResult> {
  const person = await mustNeedAccess(tx, actor, id);
  const { THROTTLE_WINDOW: seconds } = context.config;
  if (await tokensRepository.wasIssued(tx, { kind: 'creation', personId: id, seconds })) {
    return { outcome: 'unchanged', message: 'Un lien vient déjà d’être envoyé.', undo: null };
  }
  await sendCreationLink(context, tx, person);
  await recordAudit(tx, actor, { action: 'person.access', targetType: 'person', targetId: id });
  return { outcome: 'done', message: null, undo: null };
}
