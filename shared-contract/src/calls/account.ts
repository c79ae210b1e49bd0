import { z } from 'zod';
import { Email, KnownPassword } from './common';

/**
 * DELETE /api/v2/account: deletes the caller's own account; 422 `errors.password` for a wrong
 * password.
 */
export const AccountDeleteInput = z.object({ password: KnownPassword });
export type AccountDeleteInput = z.input<typeof AccountDeleteInput>;

/**
 * POST /api/v2/account/deletion-request, for people who cannot sign in. The answer is the same for
 * known and unknown addresses.
 */
export const DeletionRequestInput = z.object({ email: Email });
export type DeletionRequestInput = z.input<typeof DeletionRequestInput>;

/** POST /api/v2/account/deletion, by the mailed link `/usersinfo?token=…`; 422 `errors.token`. */
export const DeletionConfirmInput = z.object({ token: z.string().min(1).max(128) });
export type DeletionConfirmInput = z.input<typeof DeletionConfirmInput>;
