import { z } from 'zod';
import { Email } from './common';

/** PUT /api/v2/email/reset, by the signed-in person; 422 `errors.email` for a taken address. */
export const EmailChangeInput = z.object({ email: Email });
export type EmailChangeInput = z.input<typeof EmailChangeInput>;

/**
 * POST /api/v2/email/confirm, from the link mailed to the new address, and POST /api/v2/email/undo,
 * from the one mailed to the old address; 422 `errors.token`.
 */
export const EmailConfirmInput = z.object({ token: z.string().min(1).max(128) });
export type EmailConfirmInput = z.input<typeof EmailConfirmInput>;
