import { useRefresh } from '@alumni/shared-auth';
import type { BulkAction, BulkReply, WaitingPerson } from '@alumni/shared-contract';
import { attempt } from '@alumni/shared-ui/feedback';
import { useState } from 'react';
import { alumniRoot, fullName } from '../../api/alumni';
import { newBulkKey, startBulk, undoBulk } from '../../api/bulk';

/** The last decision, as long as it can be undone. */
export interface Decision {
  person: WaitingPerson;
  /** 'approuvé comme « Membre »' */
  words: string;
  undo: NonNullable<BulkReply['undo']>;
}

/** Why the server did not do it. */
class Skipped extends Error {}

/**
 * Decides about sign-ups. An approved person leaves the list at once; when the server
 * refuses they come back.
 * @param refresh fetches the list again
 */
export function useDecisions(refresh: () => Promise<unknown>) {
  const refreshLists = useRefresh(alumniRoot);
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const [last, setLast] = useState<Decision | null>(null);
  const hide = (id: number) => setGone((now) => new Set(now).add(id));
  const show = (id: number) => setGone((now) => new Set([...now].filter((one) => one !== id)));

  /** @throws the failed call, or the server's reason */
  async function decide(person: WaitingPerson, action: BulkAction, words: string): Promise<void> {
    // The form of a refusal stays open until its text is sent.
    if (action.action !== 'refuse') hide(person.id);
    try {
      const { rows, undo } = await startBulk(newBulkKey(), action, { ids: [person.id] });
      const [row] = rows;
      if (row?.outcome === 'skipped') throw new Skipped(`${row.name} : ${row.message}`);
      hide(person.id);
      if (undo) setLast({ person, words, undo });
      void Promise.all([refresh(), refreshLists()]);
    } catch (error) {
      show(person.id);
      throw error;
    }
  }

  async function undoLast(): Promise<number | null> {
    if (!last) return null;
    const { person, undo } = last;
    setLast(null);
    const isDone = await attempt(() => undoBulk(undo.id), fullName(person), 'Décision annulée');
    await Promise.all([refresh(), refreshLists()]);
    if (!isDone) return null;
    show(person.id);
    return person.id;
  }

  return { gone, last, decide, undoLast, forgetLast: () => setLast(null) };
}

/** The server's reason, for a toast; undefined for a failed call. */
export const skippedText = (error: unknown) =>
  error instanceof Skipped ? error.message : undefined;
