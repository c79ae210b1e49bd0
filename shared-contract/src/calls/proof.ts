import { z } from 'zod';
import { KnownPassword } from './common';

/**
 * POST /api/v2/auth/proof: the person proves again who they are (rule 30), by their password, or by
 * the mailed code when they have none; 422 `errors.password` or `errors.code`.
 */
export const ProofInput = z.object({
  password: KnownPassword.optional(),
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/, { error: 'Le code a six chiffres.' })
    .optional(),
});
export type ProofInput = z.input<typeof ProofInput>;
