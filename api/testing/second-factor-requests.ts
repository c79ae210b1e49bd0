import { pendingSignIns, passkeys, recoveryCodes, totpSecrets } from '../src/platform/db/schema';
import { hashOf, randomToken } from '../src/platform/hashes';
import { pendingCookie } from '../src/modules/second-factor/pending-sign-in';
import { newRecoveryCodes, recoveryCodeHash } from '../src/modules/second-factor/recovery-codes';
import type { Client } from './client';
import type { Scene } from './callers';
import { buildAccountant, next, password } from './factories';
import type { Maker } from './request-maker';
import { codeOf } from './second-factor';
import { VirtualPasskey } from './virtual-passkey';

const root = '/api/v2/second-factor';
const proof = { password };
const inAnHour = () => new Date(Date.now() + 3_600_000);

/** The caller's browser has passed the first step for the owner, who has a passkey and codes. */
async function pending({ api: { db }, browser, owner }: Scene): Promise<string> {
  const id = randomToken();
  const [code = ''] = newRecoveryCodes();
  const expiresAt = inAnHour();
  await db.insert(pendingSignIns).values({ idHash: hashOf(id), personId: owner.id, expiresAt });
  await db.insert(recoveryCodes).values({ personId: owner.id, codeHash: recoveryCodeHash(code) });
  await db.insert(passkeys).values({
    personId: owner.id,
    name: 'Une clé',
    credentialId: `key-${next()}`,
    publicKey: Buffer.alloc(1),
    counter: 0,
    transports: [],
  });
  browser.cookies.set(pendingCookie, id);
  return code;
}

/** Undefined for callers who may not begin. */
async function begun<Field extends string>(browser: Client, path: string, field: Field) {
  const { body } = await browser.post(`${root}${path}`, proof);
  return (body as Record<Field, string | undefined>)[field];
}

/** Sets an app up for the caller, if they may. */
async function withApp({ browser }: Scene): Promise<void> {
  const secret = await begun(browser, '/totp', 'secret');
  if (secret) await browser.put(`${root}/totp`, { code: codeOf(secret) });
}

async function newPasskey({ api, browser }: Scene) {
  const challenge = await begun(browser, '/passkeys/options', 'challenge');
  return new VirtualPasskey(api.context.config.BASE_URL).create(challenge ?? 'none');
}

/** Requests for the calls of second factors; a part of `rightRequests`. */
export const secondFactorRequests: Record<string, Maker> = {
  'GET /auth/second-factor': async (scene) => {
    await pending(scene);
    return {};
  },
  'POST /auth/second-factor': async (scene) => ({
    json: { recovery_code: await pending(scene), remember: true },
  }),
  'POST /auth/second-factor/passkey': async (scene) => {
    await pending(scene);
    return {};
  },
  'GET /api/v2/second-factor': () => ({}),
  'POST /api/v2/second-factor/totp': () => ({ json: proof }),
  'PUT /api/v2/second-factor/totp': async ({ browser }) => {
    const secret = await begun(browser, '/totp', 'secret');
    return { json: { code: secret ? codeOf(secret) : '000000' } };
  },
  'DELETE /api/v2/second-factor/totp': async (scene) => {
    await withApp(scene);
    return { json: proof };
  },
  'POST /api/v2/second-factor/passkeys/options': () => ({ json: proof }),
  'POST /api/v2/second-factor/passkeys': async (scene) => ({
    json: { name: 'Mon téléphone', passkey: await newPasskey(scene) },
  }),
  'DELETE /api/v2/second-factor/passkeys/:id': async (scene) => {
    const passkey = await newPasskey(scene);
    await scene.browser.post(`${root}/passkeys`, { name: 'Mon téléphone', passkey });
    const { body } = await scene.browser.get(root);
    const id = (body as { passkeys?: { id: number }[] }).passkeys?.[0]?.id ?? 1;
    return { params: { id }, json: proof };
  },
  'POST /api/v2/second-factor/recovery-codes': async (scene) => {
    await withApp(scene);
    return { json: proof };
  },
  'DELETE /api/v2/second-factor/devices': () => ({}),
  'DELETE /api/v2/users/:id/second-factor': async ({ api: { db } }) => {
    const { id } = await buildAccountant(db);
    const secret = Buffer.alloc(1);
    await db.insert(totpSecrets).values({ personId: id, secret, confirmedAt: new Date() });
    return { params: { id } };
  },
};
