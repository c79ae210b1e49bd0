import { z } from 'zod';
import { Flag, Id, KnownPassword, Moment } from './common';

/** Binary data of WebAuthn, as base64url. */
const Base64Url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/);
const credential = {
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
};

/** A passkey that a browser has created, as `@simplewebauthn/browser` sends it. */
export const NewPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
export type NewPasskey = z.input<typeof NewPasskey>;

/** The signature of a passkey. */
export const PasskeySignature = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
  }),
});
export type PasskeySignature = z.input<typeof PasskeySignature>;

/** Options of WebAuthn for the browser. The server makes them, and nobody else reads them. */
export const PasskeyOptions = z.looseObject({ challenge: z.string() });
export type PasskeyOptions = z.infer<typeof PasskeyOptions>;

/** GET /auth/second-factor: the ways to finish the sign-in that this browser has begun. */
export const SecondStepReply = z.object({ totp: Flag, passkey: Flag, recovery: Flag });
export type SecondStepReply = z.infer<typeof SecondStepReply>;

/** POST /auth/second-factor: one of the three; `remember` spares this browser the second step. */
export const SecondStepInput = z
  .object({
    code: z.string().trim().max(20).optional(),
    recovery_code: z.string().trim().max(40).optional(),
    passkey: PasskeySignature.optional(),
    remember: z.boolean().optional(),
  })
  .refine(
    ({ code, recovery_code: recovery, passkey }) =>
      [code, recovery, passkey].filter(Boolean).length === 1,
    { path: ['code'], error: 'Saisissez le code.' },
  );
export type SecondStepInput = z.input<typeof SecondStepInput>;

/** GET /api/v2/second-factor: the second factors of the signed-in member of staff. */
export const SecondFactorReply = z.object({
  /** 1: this network requires a second factor of its staff. */
  required: Flag,
  /** Since when codes of an app are asked for; null without an app. */
  totp: Moment.nullable(),
  passkeys: z.array(
    z.object({ id: Id, name: z.string(), created_at: Moment, last_used_at: Moment.nullable() }),
  ),
  /** Recovery codes not yet used. */
  recovery_codes_left: z.number().int(),
  /** Browsers that are spared the second step. */
  devices: z.number().int(),
});
export type SecondFactorReply = z.infer<typeof SecondFactorReply>;

/** Each change of the second factors is confirmed by the password; 422 `errors.password`. */
export const PasswordProofInput = z.object({ password: KnownPassword });
export type PasswordProofInput = z.input<typeof PasswordProofInput>;

/** POST /api/v2/second-factor/totp: the secret, and the same as the address of a QR code. */
export const TotpReply = z.object({ secret: z.string(), uri: z.string() });
export type TotpReply = z.infer<typeof TotpReply>;

/** PUT /api/v2/second-factor/totp: a first code proves that the app has the secret. */
export const TotpConfirmInput = z.object({ code: z.string().trim().min(1).max(20) });
export type TotpConfirmInput = z.input<typeof TotpConfirmInput>;

/** POST /api/v2/second-factor/passkeys */
export const PasskeyInput = z.object({
  name: z.string().trim().min(1).max(60),
  passkey: NewPasskey,
});
export type PasskeyInput = z.input<typeof PasskeyInput>;

/** New recovery codes, shown once; null when the person keeps the earlier ones. */
export const RecoveryCodesReply = z.object({ recovery_codes: z.array(z.string()).nullable() });
export type RecoveryCodesReply = z.infer<typeof RecoveryCodesReply>;
