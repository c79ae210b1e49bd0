import { http, refreshCsrfCookie } from '@alumni/shared-auth';
import type {
  CompleteProfileInput,
  LoginInput,
  LoginReply,
  RegisterInput,
  RegisterReply,
} from '@alumni/shared-contract';
import { oncePerToken } from './once-per-token';

/** POST /auth/register, after a new CSRF cookie; signs the person in. */
export async function register(input: RegisterInput): Promise<RegisterReply> {
  await refreshCsrfCookie();
  return (await http.post<RegisterReply>('/auth/register', input)).data;
}

/** POST /auth/login, after a new CSRF cookie. */
export async function login(input: LoginInput): Promise<LoginReply> {
  await refreshCsrfCookie();
  return (await http.post<LoginReply>('/auth/login', input)).data;
}

/** PATCH /api/v2/register: the second half of the sign-up. */
export async function completeProfile(input: CompleteProfileInput): Promise<void> {
  await http.patch('/api/v2/register', input);
}

/** POST /api/v2/email/verification: mails a new verification link to the signed-in person. */
export async function resendVerification(): Promise<void> {
  await http.post('/api/v2/email/verification');
}

/** GET /api/user/verify/:token, once per link: true when it (re)activated the account. */
export const verifyAccount = oncePerToken(async (token): Promise<boolean> => {
  const { data } = await http.get<number>(`/api/user/verify/${encodeURIComponent(token)}`);
  return data === 1;
});
