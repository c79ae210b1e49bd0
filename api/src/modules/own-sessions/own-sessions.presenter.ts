import type { OwnSession } from '@alumni/shared-contract';
import type { sessions } from '../../platform/db/schema';

/** A session for its owner: never its hash. */
export function presentSession(row: typeof sessions.$inferSelect, currentHash: string): OwnSession {
  return {
    id: row.number,
    device: row.device,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
    current: row.idHash === currentHash ? 1 : 0,
  };
}
