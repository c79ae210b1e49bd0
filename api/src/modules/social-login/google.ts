import {
  allowInsecureRequests,
  authorizationCodeGrant,
  ClientSecretPost,
  discovery,
  enableNonRepudiationChecks,
  type Configuration,
} from 'openid-client';
import type { Config } from '../../platform/config/read-config';
import { authorizationUrl, callbackUrl, type Provider } from './provider';
import { readProfile } from './social-profile';

/** Cache time of the issuer's metadata; its keys are refreshed more often. */
const believedMs = 60 * 60 * 1000;

/** OpenID Connect: discovery, and a signed id token. */
export function googleProvider(config: Config): Provider {
  const client = rememberFor(believedMs, () => discover(config));
  return {
    async authorizationUrl(flow) {
      return authorizationUrl(await client(), flow, {
        redirect_uri: callbackUrl(config, 'google'),
        scope: 'openid email profile',
        nonce: flow.nonce,
        // A shared computer may be signed in to another person's account: let the visitor choose.
        prompt: 'select_account',
      });
    },
    async profileOf(returned, flow) {
      const answer = await authorizationCodeGrant(await client(), returned, {
        expectedState: flow.state,
        expectedNonce: flow.nonce,
        pkceCodeVerifier: flow.codeVerifier,
        idTokenExpected: true,
      });
      const claims = answer.claims();
      return readProfile('google', {
        subject: claims?.sub,
        email: claims?.email,
        isEmailVerified: claims?.email_verified,
        familyName: claims?.family_name,
        givenName: claims?.given_name,
        fullName: claims?.name,
      });
    },
  };
}

function discover(config: Config): Promise<Configuration> {
  const isPlain = config.GOOGLE_ISSUER.startsWith('http:');
  return discovery(
    new URL(config.GOOGLE_ISSUER),
    config.GOOGLE_CLIENT_ID ?? '',
    undefined,
    ClientSecretPost(config.GOOGLE_CLIENT_SECRET),
    {
      timeout: config.SOCIAL_TIMEOUT,
      execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
    },
  );
}

/** Caches a result for a time; failures are not cached. */
function rememberFor<Value>(ms: number, ask: () => Promise<Value>): () => Promise<Value> {
  let last: { value: Promise<Value>; until: number } | undefined;
  return () => {
    if (last && last.until > performance.now()) return last.value;
    const asked = { value: ask(), until: performance.now() + ms };
    last = asked;
    asked.value.catch(() => {
      if (last === asked) last = undefined;
    });
    return asked.value;
  };
}
