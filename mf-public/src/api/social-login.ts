import { applyLink } from './mailed-links';

/** Links the provider account of a mailed link: false when the link no longer works. */
export const confirmSocialLogin = (token: string) =>
  applyLink('/api/v2/social-login/confirm', token);
