import { http, statusOf } from '@alumni/shared-auth';
import type { EmailConfirmInput } from '@alumni/shared-contract';

const confirmations = new Map<string, Promise<boolean>>();

/**
 * POST /api/v2/email/confirm: false when the link no longer works. It works once, so a second
 * caller (a double mount) gets the first one's answer; a call that failed may be made again.
 */
export function confirmEmail(token: string): Promise<boolean> {
  const known = confirmations.get(token);
  if (known) return known;
  const answer = post({ token });
  confirmations.set(token, answer);
  answer.catch(() => confirmations.delete(token));
  return answer;
}

async function post(input: EmailConfirmInput): Promise<boolean> {
  try {
    await http.post('/api/v2/email/confirm', input);
    return true;
  } catch (cause) {
    if (statusOf(cause) === 422) return false;
    throw cause;
  }
}
