import { lt } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/db/open-database';
import { auditEntries } from '../../platform/db/schema';
import type { Actor } from '../../http/viewer';
import type { AuditAction, AuditField, AuditTarget } from './audit-labels';
import type { Change } from './change';

export interface AuditEntry {
  action: AuditAction;
  targetType: AuditTarget;
  /** Null for the journal itself. */
  targetId: number | null;
  /**
   * Changed fields, from `change(before, after)`, and other facts; never a password, a token or a
   * free text of the person.
   */
  details?: Change & Partial<Record<AuditField, unknown>>;
}

/** Records a staff action, in the transaction of that action. */
export async function recordAudit(db: DbOrTx, actor: Actor, entry: AuditEntry): Promise<void> {
  const { details = {}, ...facts } = entry;
  await db.insert(auditEntries).values({ actorId: actor.id, ...facts, details: { ...details } });
}

/** `recordAudit` for a module with one target type. */
export const auditOf =
  (targetType: AuditEntry['targetType']) =>
  (
    db: DbOrTx,
    actor: Actor,
    action: AuditAction,
    targetId: number,
    details: AuditEntry['details'],
  ) =>
    recordAudit(db, actor, { action, targetType, targetId, details });

/** Deletes entries older than AUDIT_RETENTION (rule 23). */
export async function forgetOldAudit(db: DbOrTx, retentionSeconds: number): Promise<void> {
  const oldest = new Date(Date.now() - retentionSeconds * 1000);
  await db.delete(auditEntries).where(lt(auditEntries.createdAt, oldest));
}
