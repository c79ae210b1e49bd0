import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { totpSecrets, type Person } from '../src/platform/db/schema';
import type { Client } from './client';
import { password } from './factories';
import type { TestApi } from './test-api';

const root = '/api/v2/second-factor';

/** The code that an app shows, some steps of 30 seconds from now. */
export function codeOf(secret: string, steps = 0): string {
  const timestamp = Date.now() + steps * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** An app with codes for a person, set up some time ago: the code of now is not used yet. */
export async function enrolApp(api: TestApi, person: Pick<Person, 'id'>) {
  const browser = api.as(person);
  const { secret } = (await browser.post(`${root}/totp`, { password })).body as { secret: string };
  const confirmed = await browser.put(`${root}/totp`, { code: codeOf(secret) });
  const codes = (confirmed.body as { recovery_codes: string[] }).recovery_codes;
  await api.db
    .update(totpSecrets)
    .set({ lastStep: null })
    .where(eq(totpSecrets.personId, person.id));
  return { secret, recoveryCodes: codes };
}

/** A new browser that has passed the first step. */
export async function withPassword(
  api: TestApi,
  { email }: Pick<Person, 'email'>,
  browser: Client = api.guest,
) {
  const answer = await browser.post('/auth/login', { email, password });
  return { browser, answer };
}

/** The second step of a browser, from an address of its own. */
export const second = (browser: Client, answer: object, remoteAddress = '10.0.0.1') =>
  browser.post('/auth/second-factor', answer, { remoteAddress });
