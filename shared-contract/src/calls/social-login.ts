import { z } from 'zod';

/** POST /api/v2/social-login/confirm, from the link mailed to the address; 422 `errors.token`. */
export const SocialConfirmInput = z.object({ token: z.string().min(1).max(128) });
export type SocialConfirmInput = z.input<typeof SocialConfirmInput>;
