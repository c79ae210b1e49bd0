import { joinStateLabels, type JoinRequestInput } from '@alumni/shared-contract';
import type { z } from 'zod';
import type { AppContext } from '../../platform/context';
import type { Tx } from '../../platform/db/open-database';
import { ApiError, found } from '../../platform/errors';
import type { Actor, Viewer } from '../../http/viewer';
import { joinAnswerMail } from '../../platform/mail/templates/join-answer-mail';
import { auditOf } from '../audit/audit.repository';
import { change } from '../audit/change';
import { joinRequestsRepository, type JoinRequestRow } from './join-requests.repository';

const audit = auditOf('join_request');
type Input = z.output<typeof JoinRequestInput>;

/**
 * Changes state and note, and mails an answer, in one transaction.
 * @throws ApiError `conflict`, with what the other changed, when the viewer has not seen the last
 *   version
 */
export async function changeJoinRequest(
  { config, db, outbox }: AppContext,
  viewer: Viewer,
  id: number,
  { version, state, note, answer }: Input,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = found(await joinRequestsRepository.lock(tx, id));
    if (before.version !== version) throw await conflict(tx, before);
    const answered = answer && before.state === 'new' ? 'answered' : before.state;
    const after = { state: state ?? answered, note: note ?? before.note };
    const details = change(facts(before), facts(after, before));
    const isSame = Object.keys(details.after ?? {}).length === 0;
    if (isSame && !answer) return;
    await joinRequestsRepository.update(tx, id, viewer.id, after);
    if (answer) {
      await joinRequestsRepository.insertAnswer(tx, {
        ...answer,
        requestId: id,
        authorId: viewer.id,
      });
      await outbox.queue(tx, joinAnswerMail(config, before.email, answer));
    }
    const action = answer ? 'join_request.answer' : 'join_request.update';
    await audit(tx, viewer, action, id, details);
  });
}

/** Deletes a request with its answers; the journal keeps that it was deleted, not by whom it was sent. */
export async function deleteJoinRequest({ db }: AppContext, viewer: Viewer, id: number) {
  await db.transaction(async (tx) => {
    const row = found(await joinRequestsRepository.lock(tx, id));
    await joinRequestsRepository.delete(tx, id);
    await audit(tx, viewer, 'join_request.delete', id, change({ state: row.state }, null));
  });
}

/**
 * An approved account makes the requests of its address a member's, in the same transaction.
 * @returns the requests with their states before, for `ceaseMember`
 */
export async function becomeMember(
  tx: Tx,
  actor: Actor,
  person: { id: number; email: string },
): Promise<Pick<JoinRequestRow, 'id' | 'state'>[]> {
  const open = await joinRequestsRepository.lockOpen(tx, person.email);
  for (const { id, state } of open) {
    await setState(tx, actor, { id, state }, { state: 'member', memberId: person.id });
  }
  return open.map(({ id, state }) => ({ id, state }));
}

/** Undoes `becomeMember`; a request that somebody changed since stays as it is. */
export async function ceaseMember(
  tx: Tx,
  actor: Actor,
  requests: Pick<JoinRequestRow, 'id' | 'state'>[],
): Promise<void> {
  for (const { id, state } of requests) {
    const now = await joinRequestsRepository.lock(tx, id);
    if (now?.state === 'member') await setState(tx, actor, now, { state, memberId: null });
  }
}

async function setState(
  tx: Tx,
  actor: Actor,
  before: Pick<JoinRequestRow, 'id' | 'state'>,
  after: Pick<JoinRequestRow, 'state' | 'memberId'>,
): Promise<void> {
  await joinRequestsRepository.update(tx, before.id, actor.id, after);
  const details = change({ state: before.state }, { state: after.state });
  await audit(tx, actor, 'join_request.update', before.id, details);
}

type Facts = Pick<JoinRequestRow, 'state' | 'note'>;

/** For the journal: it outlives the request, so it has no address and no note. */
const facts = ({ state, note }: Facts, before?: Facts) => ({
  state,
  note_changed: before && before.note !== note ? 1 : 0,
});

/** Who changed the request meanwhile, and how it is now. */
async function conflict(tx: Tx, { id, state, note }: JoinRequestRow): Promise<ApiError> {
  const now = await joinRequestsRepository.find(tx, id);
  const who = now?.changedByName ?? 'Une autre personne';
  const last = (await joinRequestsRepository.answers(tx, id)).at(-1);
  const parts = [
    `${who} a modifié cette demande entre-temps.`,
    `État : ${joinStateLabels[state]}.`,
    note && `Note : « ${note} ».`,
    last && `Dernière réponse : « ${last.subject} », par ${last.author ?? 'une autre personne'}.`,
    'Rien n’est encore enregistré de votre saisie : envoyez de nouveau pour la garder.',
  ];
  return new ApiError('conflict', { message: parts.filter(Boolean).join(' ') });
}
