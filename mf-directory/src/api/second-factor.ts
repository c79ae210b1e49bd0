import { calm, http, useAnswer, useSession } from '@alumni/shared-auth';
import type {
  NewPasskey,
  PasskeyOptions,
  PasswordProofInput,
  RecoveryCodesReply,
  SecondFactorReply,
  TotpConfirmInput,
  TotpReply,
} from '@alumni/shared-contract';

const root = '/api/v2/second-factor';

/** The second factors of the signed-in member of staff. */
export function useSecondFactor() {
  return useAnswer<SecondFactorReply>(root, calm);
}

/**
 * After a change: fetches the second factors again, and the session, which says whether other
 * screens are open now.
 */
export function useSecondFactorRefresh() {
  const { mutate } = useSecondFactor();
  const { refresh } = useSession();
  return async () => {
    await Promise.allSettled([mutate(), refresh()]);
  };
}

/** POST …/totp: the secret for an app. */
export const beginTotp = async (proof: PasswordProofInput) =>
  (await http.post<TotpReply>(`${root}/totp`, proof)).data;

/** PUT …/totp: a first code; answers the recovery codes of a first factor. */
export const confirmTotp = async (input: TotpConfirmInput) =>
  (await http.put<RecoveryCodesReply>(`${root}/totp`, input)).data.recovery_codes;

export const removeTotp = (proof: PasswordProofInput) =>
  http.delete(`${root}/totp`, { data: proof });

/** Asks the browser to create a passkey, and keeps it; answers the recovery codes of a first factor. */
export async function addPasskey(name: string, proof: PasswordProofInput) {
  const { data: optionsJSON } = await http.post<PasskeyOptions>(`${root}/passkeys/options`, proof);
  const { startRegistration } = await import('@simplewebauthn/browser');
  const passkey = await startRegistration({ optionsJSON: optionsJSON as never });
  const body = { name, passkey: passkey as NewPasskey };
  return (await http.post<RecoveryCodesReply>(`${root}/passkeys`, body)).data.recovery_codes;
}

export const removePasskey = (id: number, proof: PasswordProofInput) =>
  http.delete(`${root}/passkeys/${id}`, { data: proof });

/** POST …/recovery-codes: ten new codes; the earlier ones no longer work. */
export const renewRecoveryCodes = async (proof: PasswordProofInput) =>
  (await http.post<RecoveryCodesReply>(`${root}/recovery-codes`, proof)).data.recovery_codes;

/** DELETE …/devices: every browser is asked for the second step again. */
export const forgetDevices = () => http.delete(`${root}/devices`);

/** DELETE /api/v2/users/:id/second-factor: of a colleague who has lost it. */
export const resetSecondFactor = (id: number) => http.delete(`/api/v2/users/${id}/second-factor`);
