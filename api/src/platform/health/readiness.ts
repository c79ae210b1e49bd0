import { readyParts, type ReadyPart, type ReadyPartName } from '@alumni/shared-contract';
import { sql } from 'drizzle-orm';
import pTimeout from 'p-timeout';
import type { AppContext } from '../context';

export type Parts = Record<ReadyPartName, ReadyPart>;
type Check = (() => Promise<unknown>) | undefined;

/** @returns state of each dependency, checked for real and cached for READY_CACHE seconds */
export function createReadiness(context: AppContext): () => Promise<Parts> {
  const { db, replica, storage, config, processState } = context;
  const { transport } = processState;
  const checks: Record<ReadyPartName, Check> = {
    database: () => (processState.isDiskFull() ? noSpace() : db.execute(sql`SELECT 1`)),
    replica: replica ? () => replica.check() : undefined,
    storage: () => storage.check(),
    mail: transport ? () => transport.verify() : undefined,
  };
  const known: Partial<Parts> = {};
  let asked: { at: number; answer: Promise<Parts> } | undefined;

  async function look(name: ReadyPartName): Promise<ReadyPart> {
    const found = await outcomeOf(checks[name], config.READY_TIMEOUT);
    const before = known[name];
    const isSame = before?.status === found.status && before.error === found.error;
    const since = isSame ? before.since : new Date().toISOString();
    return (known[name] = { ...found, since });
  }

  async function lookAtAll(): Promise<Parts> {
    const found = await Promise.all(readyParts.map(async (name) => [name, await look(name)]));
    return Object.fromEntries(found) as Parts;
  }

  return () => {
    const now = performance.now();
    if (!asked || now - asked.at > config.READY_CACHE * 1000) {
      asked = { at: now, answer: lookAtAll() };
    }
    return asked.answer;
  };
}

/** It still answers reads. */
const noSpace = async () => {
  throw Object.assign(new Error('the disk of the database is full'), { code: 'ENOSPC' });
};

async function outcomeOf(check: Check, seconds: number): Promise<Omit<ReadyPart, 'since'>> {
  if (!check) return { status: 'off' };
  try {
    await pTimeout(check(), { milliseconds: seconds * 1000 });
    return { status: 'ok' };
  } catch (error) {
    return { status: 'failed', error: classOf(error) };
  }
}

/** Innermost code or name: a message could contain too much. */
function classOf(error: unknown): string {
  const { cause, code, name } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  if (cause) return classOf(cause);
  return String(code ?? name ?? 'Error');
}
