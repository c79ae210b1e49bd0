import { calm, http, statusOf, useAnswer } from '@alumni/shared-auth';
import type {
  LoginReply,
  PasskeyOptions,
  PasskeySignature,
  SecondStepInput,
  SecondStepReply,
} from '@alumni/shared-contract';

const address = '/auth/second-factor';

interface Refusal {
  response?: { data?: { code?: unknown } };
}

/** The password was right, and a second step finishes the sign-in. */
export const needsSecondStep = (error: unknown): boolean =>
  statusOf(error) === 422 && codeOf(error) === 'second_step_required';

/** The sign-in began too long ago, or in another browser. */
export const isStepExpired = (error: unknown): boolean =>
  statusOf(error) === 422 && codeOf(error) === 'second_step_expired';

const codeOf = (error: unknown) => (error as Refusal).response?.data?.code;

/** GET /auth/second-factor: the ways to finish the sign-in of this browser. */
export function useSecondStepWays() {
  return useAnswer<SecondStepReply>(address, calm);
}

/** POST /auth/second-factor: opens the session. */
export async function finishSignIn(input: SecondStepInput): Promise<LoginReply> {
  return (await http.post<LoginReply>(address, input)).data;
}

/** Asks the browser for the signature of a passkey, and finishes the sign-in with it. */
export async function signInByPasskey(remember: boolean): Promise<LoginReply> {
  const { data: optionsJSON } = await http.post<PasskeyOptions>(`${address}/passkey`);
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const signed = await startAuthentication({ optionsJSON: optionsJSON as never });
  return finishSignIn({ passkey: signed as PasskeySignature, remember });
}
