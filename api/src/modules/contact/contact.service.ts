import type { ContactInput } from '@alumni/shared-contract';
import type { AppContext } from '../../context';
import { ApiError } from '../../errors';
import { countAttempt } from '../../http/throttle';
import { contactMail } from '../../mail/templates/contact-mail';
import { tellStaff } from '../notifications/tell-staff';

/** How much of the message a notification shows; the mail has all of it. */
const excerptLength = 200;

/**
 * Tells the staff what somebody wrote. Nothing is kept beside the notification and the mail. The same
 * message again within DOUBLE_SUBMIT_WINDOW is a second click: it is told once.
 * @throws ApiError `throttled` for one network, or one address of a writer
 */
export async function sendToStaff(
  context: AppContext,
  ip: string,
  written: ContactInput,
): Promise<void> {
  const { config, db } = context;
  const { name, email, message } = written;
  await count('contact:ip', ip, config.THROTTLE_CONTACT_IP);
  await count('contact:email', email, config.THROTTLE_CONTACT_EMAIL);
  await db.transaction(async (tx) => {
    // Counted in the transaction: a message that was not told may be sent again at once.
    const twin = await countAttempt(tx, {
      name: 'contact:twin',
      of: JSON.stringify(written),
      limit: 1,
      windowSeconds: config.DOUBLE_SUBMIT_WINDOW,
    });
    if (twin.isOver) return;
    const data = {
      title: 'Nouveau message',
      message: `${name} (${email}) : ${excerpt(message)}`,
      route: 'admin_dashboard',
      params: {},
    };
    await tellStaff(context, tx, 'contact_message', data, (to) => contactMail(config, to, written));
  });

  async function count(throttle: string, of: string, limit: number) {
    const windowSeconds = config.THROTTLE_WINDOW;
    const { isOver, retryAfter } = await countAttempt(db, {
      ...{ name: throttle, of, limit, windowSeconds },
    });
    if (isOver) throw new ApiError('throttled', { retryAfter });
  }
}

function excerpt(message: string): string {
  const letters = [...message.replace(/\s+/g, ' ')];
  if (letters.length <= excerptLength) return letters.join('');
  return `${letters.slice(0, excerptLength).join('')}…`;
}
