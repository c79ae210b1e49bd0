import type { APIRequestContext } from '@playwright/test';

/** Accounts of the demo. */
export const accounts = {
  administrator: 'admin@alumni.test',
  accountant: 'comptable@alumni.test',
  member: 'membre@alumni.test',
} as const;
export const password = 'Demo2026!';

/** Signs in by HTTP, for tests that do not start at the login page. */
export async function signIn(request: APIRequestContext, email: string): Promise<void> {
  await post(request, '/auth/login', { email, password });
}

/**
 * Signs a new person up by HTTP (first half of the form).
 * @returns their e-mail
 */
export async function signUp(
  request: APIRequestContext,
  name = { lastname: 'Ahouansou', firstname: 'Mawuena' },
): Promise<string> {
  const email = `mawuena.${crypto.randomUUID().slice(0, 13)}@essai.test`;
  await post(request, '/auth/register', {
    ...name,
    email,
    password,
    password_confirmation: password,
    status: 'accepted',
  });
  return email;
}

/** A call by the person signed in there. */
export const post = (request: APIRequestContext, path: string, data: object) =>
  send(request, 'post', path, data);

/** `post`, with another method. */
export async function send(
  request: APIRequestContext,
  method: 'post' | 'patch',
  path: string,
  data: object,
): Promise<void> {
  const token = await csrfToken(request);
  const answer = await request[method](path, {
    data,
    headers: { 'X-XSRF-TOKEN': token, Accept: 'application/json' },
  });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
}

async function csrfToken(request: APIRequestContext): Promise<string> {
  await request.get('/sanctum/csrf-cookie');
  const { cookies } = await request.storageState();
  return decodeURIComponent(cookies.find((cookie) => cookie.name === 'XSRF-TOKEN')?.value ?? '');
}
