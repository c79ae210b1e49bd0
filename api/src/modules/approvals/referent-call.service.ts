import type { ReferentCallInput } from '@alumni/shared-contract';
import type { z } from 'zod';
import type { AppContext } from '../../platform/context';
import { found } from '../../platform/errors';
import type { Viewer } from '../../http/viewer';
import { recordAudit } from '../audit/audit.repository';
import { change } from '../audit/change';
import { approvalsRepository } from './approvals.repository';

/** Notes whether a referent was called, and what they said; the journal has no text of it. */
export async function noteReferentCall(
  { db }: AppContext,
  viewer: Viewer,
  { id, referent }: { id: number; referent: number },
  { called, note }: z.output<typeof ReferentCallInput>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = found(await approvalsRepository.lockReferent(tx, id, referent));
    const calledAt = called === 1 ? (before.calledAt ?? new Date()) : null;
    if (calledAt?.getTime() === before.calledAt?.getTime() && note === (before.note ?? '')) return;
    await approvalsRepository.saveCall(tx, {
      referentId: referent,
      calledAt,
      note,
      authorId: viewer.id,
    });
    await recordAudit(tx, viewer, {
      action: 'referent.call',
      targetType: 'person',
      targetId: id,
      details: change(
        { called: before.calledAt ? 1 : 0, note_changed: 0 },
        { called, note_changed: note === (before.note ?? '') ? 0 : 1 },
      ),
    });
  });
}
