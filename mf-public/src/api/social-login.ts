import { http, statusOf } from '@alumni/shared-auth';
import type { SocialConfirmInput } from '@alumni/shared-contract';

/** POST /api/v2/social-login/confirm: false when the link no longer works. */
export async function confirmSocialLogin(input: SocialConfirmInput): Promise<boolean> {
  try {
    await http.post('/api/v2/social-login/confirm', input);
    return true;
  } catch (cause) {
    if (statusOf(cause) === 422) return false;
    throw cause;
  }
}
