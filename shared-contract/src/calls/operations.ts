import { z } from 'zod';

/** One thing the server leans on; `off` when the configuration names none. */
export const ReadyPart = z.object({
  status: z.enum(['ok', 'failed', 'off']),
  /** Since when it is so, as far as this process saw. ISO 8601. */
  since: z.string(),
  /** Class of the failure, such as `ECONNREFUSED`; never its sentence. */
  error: z.string().optional(),
});
export type ReadyPart = z.infer<typeof ReadyPart>;

export const readyParts = ['database', 'storage', 'mail'] as const;
export type ReadyPartName = (typeof readyParts)[number];

/** The parts are told to loopback, to a bearer of the token and to staff. */
const details = {
  phase: z.enum(['serving', 'draining', 'lost']).optional(),
  parts: z.record(z.enum(readyParts), ReadyPart).optional(),
};

export const HealthReply = z.object({ status: z.literal('ok') });
export const ReadyReply = z.object({ status: z.literal('ready'), ...details });
export const UnreadyReply = z.object({
  status: z.literal('unready'),
  code: z.literal('unavailable'),
  message: z.string(),
  ...details,
});
