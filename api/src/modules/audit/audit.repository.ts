import { lt } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/db/open-database';
import { auditEntries } from '../../platform/db/schema';
import type { Viewer } from '../../http/viewer';

export interface AuditEntry {
  /** Action, `<subject>.<verb>`: 'alumnus.approve'. */
  action: string;
  targetType:
    | 'person'
    | 'slide'
    | 'category'
    | 'alumni_type'
    | 'advantage'
    | 'opportunity'
    | 'news'
    | 'export';
  targetId: number;
  /**
   * Changed fields, from `change(before, after)`; never a password, a token or a free text of the
   * person.
   */
  details?: Record<string, unknown>;
}

/** Records a staff action, in the transaction of that action. */
export async function recordAudit(db: DbOrTx, actor: Viewer, entry: AuditEntry): Promise<void> {
  await db.insert(auditEntries).values({ actorId: actor.id, ...entry });
}

/** `recordAudit` for a module with one target type. */
export const auditOf =
  (targetType: AuditEntry['targetType']) =>
  (db: DbOrTx, actor: Viewer, action: string, targetId: number, details: AuditEntry['details']) =>
    recordAudit(db, actor, { action, targetType, targetId, details });

/** Deletes entries older than AUDIT_RETENTION (rule 23). */
export async function forgetOldAudit(db: DbOrTx, retentionSeconds: number): Promise<void> {
  const oldest = new Date(Date.now() - retentionSeconds * 1000);
  await db.delete(auditEntries).where(lt(auditEntries.createdAt, oldest));
}
