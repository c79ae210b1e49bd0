import { http } from '@alumni/shared-auth';

/** POST /api/v2/email/verification: a new verification mail to the person signed in. */
export async function resendVerification(): Promise<void> {
  await http.post('/api/v2/email/verification');
}
