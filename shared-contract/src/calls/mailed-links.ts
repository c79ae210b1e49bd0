import { z } from 'zod';

/** The links of our mails whose page asks something before it uses them. */
export const mailedLinkKinds = ['creation', 'reset', 'deletion', 'social'] as const;
export type MailedLinkKind = (typeof mailedLinkKinds)[number];

/** POST /api/v2/mailed-links/check: reads a link and does not use it. */
export const MailedLinkInput = z.object({
  kind: z.enum(mailedLinkKinds),
  token: z.string().min(1).max(256),
});
export type MailedLinkInput = z.input<typeof MailedLinkInput>;

/** `live` is false alike for a link that is unknown, out of date or used. */
export const MailedLinkReply = z.object({ status: z.literal(true), live: z.boolean() });
export type MailedLinkReply = z.infer<typeof MailedLinkReply>;
