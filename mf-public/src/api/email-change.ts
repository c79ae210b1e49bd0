import { http, statusOf } from '@alumni/shared-auth';
import type { EmailConfirmInput } from '@alumni/shared-contract';
import { oncePerToken } from './once-per-token';

/** POST /api/v2/email/confirm, once per link: false when it no longer works. */
export const confirmEmail = oncePerToken(async (token): Promise<boolean> => {
  try {
    const input: EmailConfirmInput = { token };
    await http.post('/api/v2/email/confirm', input);
    return true;
  } catch (cause) {
    if (statusOf(cause) === 422) return false;
    throw cause;
  }
});

/** POST /api/v2/email/undo: false when the link no longer works. */
export async function undoEmailChange(input: EmailConfirmInput): Promise<boolean> {
  try {
    await http.post('/api/v2/email/undo', input);
    return true;
  } catch (cause) {
    if (statusOf(cause) === 422) return false;
    throw cause;
  }
}
