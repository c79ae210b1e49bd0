import type { Viewer } from '../../http/viewer';
import type { AppContext } from '../../platform/context';
import { ApiError, found } from '../../platform/errors';
import { memberMessageMail } from '../../platform/mail/templates/member-message-mail';
import { isTwin } from '../../platform/throttle/is-twin';
import { directoryVisibility, mayMeet, mayWriteTo } from '../alumni/alumni.policy';
import { profileRepository } from '../alumni/profile.repository';
import { notificationsRepository } from '../notifications/notifications.repository';

const daySeconds = 24 * 60 * 60;

/**
 * Mails a message to another member. Their address stays hidden; the sender's is where the answer
 * goes. The text is stored nowhere but in the mail, until it is sent.
 * @throws ApiError `not_found` for somebody whom the sender does not meet or who refuses messages,
 *   `not_approved` before the sender's approval, `throttled` beyond the day's messages
 */
export async function writeTo(
  context: AppContext,
  viewer: Viewer,
  { id, message }: { id: number; message: string },
): Promise<void> {
  const { config, db, outbox, throttles } = context;
  if (directoryVisibility(viewer) === 'reduced') throw new ApiError('not_approved');
  const recipient = found(await profileRepository.find(db, id));
  // One answer for all reasons, so that nobody learns who refuses.
  if (!mayMeet(viewer, recipient.person) || !mayWriteTo(viewer, recipient)) {
    throw new ApiError('not_found');
  }
  const { isOver, retryAfter } = await throttles.count({
    name: 'member-message',
    of: String(viewer.id),
    limit: config.MEMBER_MESSAGES_PER_DAY,
    windowSeconds: daySeconds,
  });
  if (isOver) throw new ApiError('throttled', { message: tooMany, retryAfter });
  const sender = found(await profileRepository.find(db, viewer.id)).person;
  await db.transaction(async (tx) => {
    const content = [viewer.id, id, message];
    if (await isTwin(tx, 'member-message', content, config.DOUBLE_SUBMIT_WINDOW)) return;
    await outbox.queue(tx, memberMessageMail(config, recipient.person, { sender, message }));
    await notificationsRepository.tell(tx, id, 'member_message', {
      title: `Message de ${sender.nom} ${sender.prenoms}`,
      message: 'Il vous attend dans votre boîte e-mail.',
      route: 'ancien_details',
      params: { id: String(sender.id) },
    });
  });
}

const tooMany =
  'Vous avez écrit autant de messages qu’il est permis en un jour : cette limite protège les membres.';
