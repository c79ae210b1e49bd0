import { fieldErrors, http, statusOf } from '@alumni/shared-auth';
import type {
  AccountDeleteInput,
  DeletionConfirmInput,
  DeletionRequestInput,
} from '@alumni/shared-contract';
import { InvalidLink } from './passwords';

/** DELETE /api/v2/account: of who is signed in; their session ends with it. */
export async function deleteOwnAccount(input: AccountDeleteInput): Promise<void> {
  await http.delete('/api/v2/account', { data: input });
}

/** POST /api/v2/account/deletion-request: the same answer whether or not the account exists. */
export async function requestDeletion(input: DeletionRequestInput): Promise<void> {
  await http.post('/api/v2/account/deletion-request', input);
}

const confirmations = new Map<string, Promise<void>>();

/**
 * POST /api/v2/account/deletion. The link works once, so a second caller gets the first one's
 * answer; a call that failed may be made again.
 * @throws InvalidLink on `errors.token`, in the server's words
 */
export function confirmDeletion(token: string): Promise<void> {
  const known = confirmations.get(token);
  if (known) return known;
  const answer = post({ token });
  confirmations.set(token, answer);
  answer.catch(() => confirmations.delete(token));
  return answer;
}

async function post(input: DeletionConfirmInput): Promise<void> {
  try {
    await http.post('/api/v2/account/deletion', input);
  } catch (cause) {
    const refusal = statusOf(cause) === 422 && fieldErrors(cause)['token'];
    throw refusal ? new InvalidLink(refusal) : cause;
  }
}
