import type { ContactInput } from '@alumni/shared-contract';
import type { AppContext } from '../../platform/context';
import { ApiError } from '../../platform/errors';
import { isTwin } from '../../platform/throttle/is-twin';
import { contactMail } from '../../platform/mail/templates/contact-mail';
import { tellStaff } from '../notifications/tell-staff';

/** Length of the message in a notification; the mail has all of it. */
const excerptLength = 200;

/**
 * Forwards a message to staff. Only the notification and the mail are stored. The same message
 * within DOUBLE_SUBMIT_WINDOW is a double click and sent once.
 * @throws ApiError `throttled` per network, or per sender address
 */
export async function sendToStaff(
  context: AppContext,
  ip: string,
  written: ContactInput,
): Promise<void> {
  const { config, db, throttles } = context;
  const { name, email, message } = written;
  await count('contact:ip', ip, config.THROTTLE_CONTACT_IP);
  await count('contact:email', email, config.THROTTLE_CONTACT_EMAIL);
  await db.transaction(async (tx) => {
    // Counted in the transaction: a message that failed may be sent again at once.
    if (await isTwin(tx, 'contact', written, config.DOUBLE_SUBMIT_WINDOW)) return;
    const data = {
      title: 'Nouveau message',
      message: `${name} (${email}) : ${excerpt(message)}`,
      route: 'admin_dashboard',
      params: {},
    };
    await tellStaff(context, tx, 'contact_message', data, (to) => contactMail(config, to, written));
  });

  async function count(name: string, of: string, limit: number) {
    const windowSeconds = config.THROTTLE_WINDOW;
    const { isOver, retryAfter } = await throttles.count({ name, of, limit, windowSeconds });
    if (isOver) throw new ApiError('throttled', { retryAfter });
  }
}

function excerpt(message: string): string {
  const letters = [...message.replace(/\s+/g, ' ')];
  if (letters.length <= excerptLength) return letters.join('');
  return `${letters.slice(0, excerptLength).join('')}…`;
}
