import { z } from 'zod';
import { Id } from '../calls/common';

/** What happened to an entry of a list. */
const ContentChange = z.strictObject({
  id: Id,
  change: z.enum(['created', 'updated', 'deleted']),
});

/**
 * Events that remotes tell each other, by name and version. A change that a listener of another
 * release would not understand is a new version, beside the old one as long as somebody listens.
 */
export const eventSchemas = {
  'opportunity.changed@1': ContentChange,
  'news.changed@1': ContentChange,
};

export type EventName = keyof typeof eventSchemas;
/** The data of an event. */
export type EventData<Name extends EventName> = z.infer<(typeof eventSchemas)[Name]>;
