import type { ContactInput } from '@alumni/shared-contract';
import { lte } from 'drizzle-orm';
import type { AppContext } from '../../platform/context';
import type { Tx } from '../../platform/db/open-database';
import { throttles as throttleRows } from '../../platform/db/schema';
import { ApiError } from '../../platform/errors';
import { hashOf } from '../../platform/hashes';
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
    if (await isTwin(tx, written, config.DOUBLE_SUBMIT_WINDOW)) return;
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

/** Marks a message as sent; a second click waits until this transaction ends. */
async function isTwin(tx: Tx, written: ContactInput, windowSeconds: number): Promise<boolean> {
  const key = `contact:twin:${hashOf(JSON.stringify(written))}`;
  const now = Date.now();
  const mark = { points: 1, expire: now + windowSeconds * 1000 };
  const marked = await tx
    .insert(throttleRows)
    .values({ key, ...mark })
    .onConflictDoUpdate({
      target: throttleRows.key,
      set: mark,
      setWhere: lte(throttleRows.expire, now),
    })
    .returning();
  return marked.length === 0;
}

function excerpt(message: string): string {
  const letters = [...message.replace(/\s+/g, ' ')];
  if (letters.length <= excerptLength) return letters.join('');
  return `${letters.slice(0, excerptLength).join('')}…`;
}
