import { http } from '@alumni/shared-auth';

/** POST /api/v2/email/verification: mails a new verification link to the signed-in person. */
export async function resendVerification(): Promise<void> {
  await http.post('/api/v2/email/verification');
}
