import { z } from 'zod';

/** A dependency of the server; `off` when the configuration names none. */
export const ReadyPart = z.object({
  status: z.enum(['ok', 'failed', 'off']),
  /** When this process first saw the present state. ISO 8601. */
  since: z.string(),
  /** Class of the failure, such as `ECONNREFUSED`; never its message. */
  error: z.string().optional(),
});
export type ReadyPart = z.infer<typeof ReadyPart>;

/** Dependencies that /ready reports. */
export const readyParts = ['database', 'replica', 'storage', 'mail'] as const;
export type ReadyPartName = (typeof readyParts)[number];

/** Details are shown to loopback, to holders of the operations token and to staff only. */
const details = {
  phase: z.enum(['serving', 'draining', 'lost']).optional(),
  parts: z.record(z.enum(readyParts), ReadyPart).optional(),
};

/** GET /health: the process answers. */
export const HealthReply = z.object({ status: z.literal('ok') });
/** GET /ready: 200 when every dependency works. */
export const ReadyReply = z.object({ status: z.literal('ready'), ...details });
/** GET /ready: 503 when a dependency fails, or during shutdown. */
export const UnreadyReply = z.object({
  status: z.literal('unready'),
  code: z.literal('unavailable'),
  message: z.string(),
  ...details,
});
