import { z } from 'zod';
import { Email, KnownPassword, Password, sameTwice } from './common';

const confirmed = (form: { password: string; password_confirmation: string }) =>
  form.password === form.password_confirmation;

/** POST /api/v2/password/reset/request */
export const ResetRequestInput = z.object({ email: Email });
export type ResetRequestInput = z.input<typeof ResetRequestInput>;
/** The same for known and unknown addresses. */
export const ResetRequestReply = z.object({ status: z.literal(true), error: z.null() });

/** POST /api/v2/reset-password */
export const ResetApplyInput = z
  .object({
    email: Email,
    token: z.string().min(1).max(128),
    password: Password,
    password_confirmation: z.string(),
  })
  .refine(confirmed, sameTwice);
export type ResetApplyInput = z.input<typeof ResetApplyInput>;

/** POST /password/create/:code */
export const PasswordCreateInput = z
  .object({ password: Password, password_confirmation: z.string() })
  .refine(confirmed, sameTwice);
export type PasswordCreateInput = z.input<typeof PasswordCreateInput>;

/** PUT /api/v2/password/reset, by the signed-in person. */
export const PasswordChangeInput = z
  .object({
    old_password: KnownPassword,
    password: Password,
    password_confirmation: z.string().optional(),
  })
  .refine((form) => (form.password_confirmation ?? form.password) === form.password, sameTwice);
export type PasswordChangeInput = z.input<typeof PasswordChangeInput>;
