import { useRefresh } from '@alumni/shared-auth';
import type { BulkAction, BulkReply, WaitingPerson } from '@alumni/shared-contract';
import { attempt } from '@alumni/shared-ui/feedback';
import { useEffect, useRef, useState } from 'react';
import { alumniRoot, fullName } from '../../api/alumni';
import { newBulkKey, startBulk, undoBulk } from '../../api/bulk';

/** The last decision, as long as it can be undone. */
export interface Decision {
  person: WaitingPerson;
  /** 'approuvé comme « Membre »' */
  words: string;
  undo: NonNullable<BulkReply['undo']>;
  /** Decisions are numbered: answers may come in another order. */
  number: number;
}

/** Why the server did not do it. */
class Skipped extends Error {}

/**
 * Decides about sign-ups. An approved person leaves the list at once; when the server refuses they
 * come back.
 * @param refresh fetches the list again
 */
export function useDecisions(refresh: () => Promise<unknown>) {
  const refreshLists = useRefresh(alumniRoot);
  const refreshAll = () => Promise.all([refresh(), refreshLists()]);
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const { last, begin, answered, keep, forget, settled } = useLastDecision();
  const hide = (id: number) => setGone((now) => new Set(now).add(id));
  const show = (id: number) => setGone((now) => new Set([...now].filter((one) => one !== id)));

  /** @throws the failed call, or the server's reason */
  const decide = (person: WaitingPerson, action: BulkAction, words: string): Promise<void> =>
    answered(send(person, action, words));

  async function send(person: WaitingPerson, action: BulkAction, words: string): Promise<void> {
    const number = begin();
    // The form of a refusal stays open until its text is sent.
    if (action.action !== 'refuse') hide(person.id);
    try {
      const reply = await startBulk(newBulkKey(), action, { ids: [person.id] });
      const [row] = reply.rows;
      if (row?.outcome === 'skipped') throw new Skipped(`${row.name} : ${row.message}`);
      hide(person.id);
      if (reply.undo) keep({ person, words, undo: reply.undo, number });
      void refreshAll();
    } catch (error) {
      show(person.id);
      throw error;
    }
  }

  /** @returns the person who waits again; null when it failed */
  async function undoLast(): Promise<number | null> {
    const decision = await settled();
    if (!decision) return null;
    const { person, undo } = decision;
    forget();
    const isDone = await attempt(() => undoBulk(undo.id), fullName(person), 'Décision annulée');
    await refreshAll();
    if (!isDone) return null;
    show(person.id);
    return person.id;
  }

  return { gone, last, decide, undoLast, forgetLast: forget };
}

/** Decisions are made faster than they are answered, and may be answered in another order. */
function useLastDecision() {
  const [last, setLast] = useState<Decision | null>(null);
  const latest = useRef<Decision | null>(null);
  const count = useRef(0);
  const inFlight = useRef(new Set<Promise<unknown>>());
  useEffect(() => {
    // Closing the page would abort a decision that is being sent.
    const warn = (event: BeforeUnloadEvent) => inFlight.current.size > 0 && event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  const set = (decision: Decision | null) => {
    latest.current = decision;
    setLast(decision);
  };
  return {
    last,
    begin: () => (count.current += 1),
    /** Remembers a decision until it is answered, and `keep` was called. */
    answered(decision: Promise<void>): Promise<void> {
      inFlight.current.add(decision);
      return decision.finally(() => inFlight.current.delete(decision));
    },
    keep(decision: Decision) {
      if (!latest.current || latest.current.number < decision.number) set(decision);
    },
    forget: () => set(null),
    /** The last decision, once all are answered. */
    async settled(): Promise<Decision | null> {
      await Promise.allSettled(inFlight.current);
      return latest.current;
    },
  };
}

/** The server's reason, for a toast; undefined for a failed call. */
export const skippedText = (error: unknown) =>
  error instanceof Skipped ? error.message : undefined;
