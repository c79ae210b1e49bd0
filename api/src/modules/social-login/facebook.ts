import { createHmac } from 'node:crypto';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  ClientSecretPost,
  Configuration,
  fetchProtectedResource,
} from 'openid-client';
import { z } from 'zod';
import type { Config } from '../../platform/config/read-config';
import { authorizationUrl, callbackUrl, type Provider } from './provider';
import { readProfile } from './social-profile';

const Me = z.looseObject({ id: z.string() });

/** Plain OAuth 2 without signed identity: the profile is read from Facebook's Graph API. */
export function facebookProvider(config: Config): Provider {
  const secret = config.FACEBOOK_CLIENT_SECRET ?? '';
  const client = new Configuration(
    {
      issuer: new URL(config.FACEBOOK_AUTHORIZATION_URL).origin,
      authorization_endpoint: config.FACEBOOK_AUTHORIZATION_URL,
      token_endpoint: config.FACEBOOK_TOKEN_URL,
    },
    config.FACEBOOK_CLIENT_ID ?? '',
    undefined,
    ClientSecretPost(secret),
  );
  client.timeout = config.SOCIAL_TIMEOUT;
  if (config.FACEBOOK_TOKEN_URL.startsWith('http:')) allowInsecureRequests(client);

  async function readMe(accessToken: string) {
    const url = new URL(config.FACEBOOK_PROFILE_URL);
    url.searchParams.set('fields', 'id,name,first_name,last_name,email');
    // Proves that our application uses the token (appsecret_proof).
    const proof = createHmac('sha256', secret).update(accessToken).digest('hex');
    url.searchParams.set('appsecret_proof', proof);
    const answer = await fetchProtectedResource(client, accessToken, url, 'GET');
    if (!answer.ok) throw new Error(`the profile request got status ${answer.status}`);
    return Me.parse(await answer.json());
  }

  return {
    authorizationUrl: (flow) =>
      authorizationUrl(client, flow, {
        redirect_uri: callbackUrl(config, 'facebook'),
        scope: 'public_profile,email',
      }),
    async profileOf(returned, flow) {
      const answer = await authorizationCodeGrant(client, returned, {
        expectedState: flow.state,
        pkceCodeVerifier: flow.codeVerifier,
      });
      const me = await readMe(answer.access_token);
      return readProfile('facebook', {
        subject: me.id,
        email: me.email,
        // Facebook does not say whether it verified the address.
        isEmailVerified: false,
        familyName: me.last_name,
        givenName: me.first_name,
        fullName: me.name,
      });
    },
  };
}
