import {
  AuthorizationResponseError,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientError,
  ResponseBodyError,
  type Configuration,
} from 'openid-client';
import type { Config } from '../../config/read-config';
import type { Flow } from './flow-cookie';
import type { SocialProfile } from './social-profile';
import { SocialRefusal } from './social-refusal';

/** One of those who may vouch for a person. */
export interface Provider {
  /** Where the visitor goes to say who they are. */
  authorizationUrl(flow: Flow): Promise<URL>;
  /** Who came back; `returned` is our address with what the provider added to it. */
  profileOf(returned: URL, flow: Flow): Promise<SocialProfile>;
}

export const callbackUrl = (config: Config, provider: string) =>
  `${config.BASE_URL}/auth/${provider}/callback`;

/** What the two providers are asked alike: a code, bound to this browser by state and PKCE. */
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

/** The answer of the provider contradicts what this browser left with: forged, replayed or late. */
const contradictions = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
]);

/** Tells a provider that refuses from one that does not answer as it should. */
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
