import { fieldErrors, http, statusOf } from '@alumni/shared-auth';
import type {
  PasswordCreateInput,
  ResetApplyInput,
  ResetRequestInput,
} from '@alumni/shared-contract';
import { confirmed } from './confirmed';

/** The link that led here no longer works: used, out of date, or never ours. */
export class InvalidLink extends Error {}

/** POST /password/create/:code @throws InvalidLink on `errors.code` */
export async function createPassword(code: string, input: PasswordCreateInput): Promise<void> {
  await http
    .post(`/password/create/${encodeURIComponent(code)}`, input)
    .then(confirmed, asInvalidLink('code'));
}

/** POST /api/v2/password/reset/request: the same answer whether or not the account exists. */
export async function requestReset(input: ResetRequestInput): Promise<void> {
  await http.post('/api/v2/password/reset/request', input).then(confirmed);
}

/** POST /api/v2/reset-password @throws InvalidLink on what the link brings: `token` and `email` */
export async function applyReset(input: ResetApplyInput): Promise<void> {
  await http.post('/api/v2/reset-password', input).then(confirmed, asInvalidLink('token', 'email'));
}

const asInvalidLink =
  (...fields: string[]) =>
  (cause: unknown) => {
    const errors = statusOf(cause) === 422 ? fieldErrors(cause) : {};
    throw fields.some((field) => errors[field]) ? new InvalidLink() : cause;
  };
