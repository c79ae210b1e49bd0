import { z } from 'zod';
import { longestMessage } from '../constants';
import { Email, Name } from './common';

/** POST /api/v2/contact: a message to the team; 422 for a field, 429 when sent too often. */
export const ContactInput = z.object({
  name: Name,
  email: Email,
  message: z
    .string()
    .trim()
    .min(1)
    .max(longestMessage, { error: `Au plus ${longestMessage} caractères.` }),
});
export type ContactInput = z.input<typeof ContactInput>;
