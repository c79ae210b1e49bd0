import type { APIRequestContext } from '@playwright/test';

/** The accounts of the demo. */
export const accounts = {
  administrator: 'admin@alumni.test',
  accountant: 'comptable@alumni.test',
  member: 'membre@alumni.test',
} as const;
export const password = 'Demo2026!';

/** Signs in by HTTP, for a test whose story does not begin at the login screen. */
export async function signIn(request: APIRequestContext, email: string): Promise<void> {
  const token = await csrfToken(request);
  const answer = await request.post('/auth/login', {
    data: { email, password },
    headers: { 'X-XSRF-TOKEN': token, Accept: 'application/json' },
  });
  if (!answer.ok()) throw new Error(`Login of ${email}: ${answer.status()}`);
}

async function csrfToken(request: APIRequestContext): Promise<string> {
  await request.get('/sanctum/csrf-cookie');
  const { cookies } = await request.storageState();
  return decodeURIComponent(cookies.find((cookie) => cookie.name === 'XSRF-TOKEN')?.value ?? '');
}
