import {
  AuthorizationResponseError,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientError,
  ResponseBodyError,
  type Configuration,
} from 'openid-client';
import type { Config } from '../../platform/config/read-config';
import type { Flow } from './flow-cookie';
import type { SocialProfile } from './social-profile';
import { SocialRefusal } from './social-refusal';

/** A login provider. */
export interface Provider {
  /** Address where the visitor signs in. */
  authorizationUrl(flow: Flow): Promise<URL>;
  /** Reads the profile; `returned` is our address with the provider's parameters. */
  profileOf(returned: URL, flow: Flow): Promise<SocialProfile>;
}

export const callbackUrl = (config: Config, provider: string) =>
  `${config.BASE_URL}/auth/${provider}/callback`;

/** Common to both providers: authorization code flow with state and PKCE. */
export async function authorizationUrl(
  client: Configuration,
  flow: Flow,
  more: Record<string, string>,
): Promise<URL> {
  return buildAuthorizationUrl(client, {
    state: flow.state,
    code_challenge: await calculatePKCECodeChallenge(flow.codeVerifier),
    code_challenge_method: 'S256',
    ...more,
  });
}

/** The provider's answer does not match this browser's flow: forged, replayed or expired. */
const contradictions = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
]);

/** Distinguishes a refusal of the provider from a failure. */
export function asRefusal(error: unknown): SocialRefusal {
  const refusal = (outcome: SocialRefusal['outcome']) =>
    new SocialRefusal(outcome, { cause: error });
  if (error instanceof AuthorizationResponseError) {
    return refusal(error.error === 'access_denied' ? 'denied' : 'unavailable');
  }
  if (error instanceof ResponseBodyError) {
    return refusal(error.error === 'invalid_grant' ? 'expired' : 'unavailable');
  }
  if (error instanceof ClientError && contradictions.has(error.code ?? '')) {
    return refusal('expired');
  }
  return refusal('unavailable');
}
