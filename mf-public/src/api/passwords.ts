import { fieldErrors, http, statusOf } from '@alumni/shared-auth';
import type {
  PasswordCreateInput,
  ResetApplyInput,
  ResetRequestInput,
} from '@alumni/shared-contract';

/** The mailed link does not work: used, expired or unknown. */
export class InvalidLink extends Error {}

/** POST /password/create/:code @throws InvalidLink on `errors.code` */
export async function createPassword(code: string, input: PasswordCreateInput): Promise<void> {
  await http
    .post(`/password/create/${encodeURIComponent(code)}`, input)
    .catch(asInvalidLink('code'));
}

/** POST /api/v2/password/reset/request: the same answer for known and unknown addresses. */
export async function requestReset(input: ResetRequestInput): Promise<void> {
  await http.post('/api/v2/password/reset/request', input);
}

/**
 * POST /api/v2/reset-password
 * @param hasEmail whether the link contains the address; a typed one gets a field error
 * @throws InvalidLink on errors of the link's own values
 */
export async function applyReset(input: ResetApplyInput, hasEmail: boolean): Promise<void> {
  const brought = hasEmail ? ['token', 'email'] : ['token'];
  await http.post('/api/v2/reset-password', input).catch(asInvalidLink(...brought));
}

const asInvalidLink =
  (...fields: string[]) =>
  (cause: unknown) => {
    const errors = statusOf(cause) === 422 ? fieldErrors(cause) : {};
    throw fields.some((field) => errors[field]) ? new InvalidLink() : cause;
  };
