import { z } from 'zod';

/** Mailed links whose page asks for confirmation before it uses them. */
export const mailedLinkKinds = [
  ...(['creation', 'reset', 'deletion', 'social', 'email_undo'] as const),
  ...(['summary_stop', 'profile_confirm'] as const),
] as const;
export type MailedLinkKind = (typeof mailedLinkKinds)[number];

/** POST /api/v2/mailed-links/check: checks a link without using it. */
export const MailedLinkInput = z.object({
  kind: z.enum(mailedLinkKinds),
  token: z.string().min(1).max(256),
});
export type MailedLinkInput = z.input<typeof MailedLinkInput>;

/** `live` is false for an unknown, expired or used link, without telling which. */
export const MailedLinkReply = z.object({ status: z.literal(true), live: z.boolean() });
export type MailedLinkReply = z.infer<typeof MailedLinkReply>;

/** Path of POST /api/v2/weekly-summary/stop/:token, which mail programs call too (RFC 8058). */
export const MailedTokenParams = z.object({ token: z.string().min(1).max(128) });

/** POST /api/v2/profile/confirm: 'this is still right', by the link of the yearly mail. */
export const ProfileConfirmInput = z.object({ token: z.string().min(1).max(128) });
export type ProfileConfirmInput = z.input<typeof ProfileConfirmInput>;
