import { z } from 'zod';
import { socialProviders } from '../social-outcomes';
import { Moment } from './common';

/** POST /api/v2/social-login/confirm, from the link mailed to the address; 422 `errors.token`. */
export const SocialConfirmInput = z.object({ token: z.string().min(1).max(128) });
export type SocialConfirmInput = z.input<typeof SocialConfirmInput>;

/** GET /api/v2/users/me/social: accounts of Google and Facebook that open this account. */
export const LinkedAccounts = z.array(
  z.object({ provider: z.enum(socialProviders), linked_at: Moment }),
);
export type LinkedAccounts = z.infer<typeof LinkedAccounts>;

/**
 * POST /api/v2/users/me/social/:provider: where the signed-in person confirms at the provider. It
 * leads back to `/admin/my-data`, with `?linked=` or `?social=`.
 */
export const SocialLinkReply = z.object({ url: z.string() });
export type SocialLinkReply = z.infer<typeof SocialLinkReply>;

/** POST and DELETE /api/v2/users/me/social/:provider */
export const ProviderParams = z.object({ provider: z.enum(socialProviders) });
