import type { NewPasskey, PasskeyOptions, PasskeySignature } from '@alumni/shared-contract';
import type { z } from 'zod';
import type { Config } from '../../platform/config/read-config';
import type { Person } from '../../platform/db/schema';
import type { Passkey } from './second-factor.repository';

/** Loaded when the first passkey is used: most servers start without one. */
const library = () => import('@simplewebauthn/server');

/** A passkey belongs to the host of the public address. */
function siteOf({ BASE_URL }: Pick<Config, 'BASE_URL'>) {
  const { hostname, origin } = new URL(BASE_URL);
  return { hostname, origin };
}

const transportsOf = ({ credentialId: id, transports }: Passkey) => ({ id, transports });

/** Options to create a passkey that the person does not have yet. */
export async function creationOptions(
  config: Config,
  { id, email, nom, prenoms }: Person,
  existing: Passkey[],
): Promise<PasskeyOptions> {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: config.NETWORK_NAME,
    rpID: siteOf(config).hostname,
    userName: email,
    userDisplayName: `${prenoms} ${nom}`,
    userID: new TextEncoder().encode(String(id)),
    excludeCredentials: existing.map(transportsOf),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
  return { ...options };
}

/** @returns the row of a new passkey; null when the browser's answer is not valid */
export async function verifyCreation(
  config: Config,
  passkey: z.output<typeof NewPasskey>,
  expectedChallenge: string,
) {
  const { verifyRegistrationResponse } = await library();
  const { hostname: expectedRPID, origin: expectedOrigin } = siteOf(config);
  const { transports = [], ...response } = passkey.response;
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...passkey, response: { ...response, transports } },
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: false,
  }).catch(refused);
  if (!registrationInfo) return null;
  const { id: credentialId, publicKey, counter } = registrationInfo.credential;
  return { credentialId, publicKey: Buffer.from(publicKey), counter, transports };
}

/** Options to sign with one of the person's passkeys. */
export async function signatureOptions(
  config: Config,
  existing: Passkey[],
): Promise<PasskeyOptions> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: siteOf(config).hostname,
    allowCredentials: existing.map(transportsOf),
    userVerification: 'preferred',
  });
  return { ...options };
}

/** @returns the new counter of the passkey; null when the signature is not valid */
export async function verifySignature(
  config: Config,
  passkey: Passkey,
  response: z.output<typeof PasskeySignature>,
  expectedChallenge: string,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  const { hostname: expectedRPID, origin: expectedOrigin } = siteOf(config);
  const { credentialId: id, counter, transports } = passkey;
  const publicKey = new Uint8Array(passkey.publicKey);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    credential: { id, publicKey, counter, transports },
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: false,
  }).catch(refused);
  return verified ? authenticationInfo.newCounter : null;
}

/** The library throws for malformed and forged answers alike. */
const refused = () => ({
  verified: false as const,
  registrationInfo: undefined,
  authenticationInfo: { newCounter: 0 },
});
