import { z } from 'zod';
import { Email, Name } from './common';

/** As much as somebody writes in one go; a longer text is a letter with an attachment. */
export const longestMessage = 5_000;

/** POST /api/v2/contact: a message to the team; 422 a field, 429 when it is too often. */
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
