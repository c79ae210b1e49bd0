import { z } from 'zod';
import { longestMessage } from '../constants/text-lengths';
import { Email, Name } from './common';

const Message = z
  .string()
  .trim()
  .min(1)
  .max(longestMessage, { error: `Au plus ${longestMessage} caractères.` });

/** POST /api/v2/contact: a message to the team; 422 for a field, 429 when sent too often. */
export const ContactInput = z.object({
  name: Name,
  email: Email,
  message: Message,
});
export type ContactInput = z.input<typeof ContactInput>;

/**
 * POST /api/v2/users/:id/message: a mail to another member through the network, which shows no
 * address of theirs; the sender's comes with it, for the answer. 429 beyond so many a day.
 */
export const MemberMessageInput = z.object({ message: Message });
export type MemberMessageInput = z.input<typeof MemberMessageInput>;
