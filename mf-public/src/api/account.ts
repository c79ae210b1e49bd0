import { http, refreshCsrfCookie } from '@alumni/shared-auth';
import type {
  CompleteProfileInput,
  LoginInput,
  LoginReply,
  RegisterInput,
  RegisterReply,
} from '@alumni/shared-contract';

/** POST /auth/register, after a fresh CSRF cookie: the person is signed in when it succeeds. */
export async function register(input: RegisterInput): Promise<RegisterReply> {
  await refreshCsrfCookie();
  return (await http.post<RegisterReply>('/auth/register', input)).data;
}

/** POST /auth/login, after a fresh CSRF cookie. */
export async function login(input: LoginInput): Promise<LoginReply> {
  await refreshCsrfCookie();
  return (await http.post<LoginReply>('/auth/login', input)).data;
}

/** PATCH /api/v2/register: the second half of the sign-up. */
export async function completeProfile(input: CompleteProfileInput): Promise<void> {
  await http.patch('/api/v2/register', input);
}

/** POST /api/v2/email/verification: mails a new verification link to the person signed in. */
export async function resendVerification(): Promise<void> {
  await http.post('/api/v2/email/verification');
}

const verifications = new Map<string, Promise<boolean>>();

/**
 * GET /api/user/verify/:token: true when it (re)activated the account. A token works once, so a
 * second caller (a double mount) gets the first one's answer and no second call is made.
 */
export function verifyAccount(token: string): Promise<boolean> {
  const known = verifications.get(token);
  if (known) return known;
  const answer = http
    .get<number>(`/api/user/verify/${encodeURIComponent(token)}`)
    .then(({ data }) => data === 1);
  verifications.set(token, answer);
  return answer;
}
