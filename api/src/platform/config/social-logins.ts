import { socialProviders, type SocialProvider } from '@alumni/shared-contract';
import type { Config } from './read-config';

/** Configured providers: both values each, or the server does not start. */
export function socialLogins(config: Config): SocialProvider[] {
  const clientIds = { google: config.GOOGLE_CLIENT_ID, facebook: config.FACEBOOK_CLIENT_ID };
  return socialProviders.filter((provider) => clientIds[provider]);
}
