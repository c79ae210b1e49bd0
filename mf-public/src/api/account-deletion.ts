import { fieldErrors, http, statusOf } from '@alumni/shared-auth';
import type {
  AccountDeleteInput,
  DeletionConfirmInput,
  DeletionRequestInput,
} from '@alumni/shared-contract';
import { oncePerToken } from './once-per-token';
import { InvalidLink } from './passwords';

/** DELETE /api/v2/account: deletes the account of the signed-in person and ends their session. */
export async function deleteOwnAccount(input: AccountDeleteInput): Promise<void> {
  await http.delete('/api/v2/account', { data: input });
}

/** POST /api/v2/account/deletion-request: the same answer for known and unknown addresses. */
export async function requestDeletion(input: DeletionRequestInput): Promise<void> {
  await http.post('/api/v2/account/deletion-request', input);
}

/**
 * POST /api/v2/account/deletion, once per link.
 * @throws InvalidLink on `errors.token`, with the server's message
 */
export const confirmDeletion = oncePerToken(async (token): Promise<void> => {
  try {
    const input: DeletionConfirmInput = { token };
    await http.post('/api/v2/account/deletion', input);
  } catch (cause) {
    const refusal = statusOf(cause) === 422 && fieldErrors(cause).token;
    throw refusal ? new InvalidLink(refusal) : cause;
  }
});
