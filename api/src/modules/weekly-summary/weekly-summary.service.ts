import type { AppContext } from '../../platform/context';
import type { Db, Tx } from '../../platform/db/open-database';
import { opportunitiesMail } from '../../platform/mail/templates/opportunities-mail';
import { weeklySummaryMail } from '../../platform/mail/templates/weekly-summary-mail';
import { tokensRepository } from '../tokens/tokens.repository';
import { weeklySummaryRepository as repository } from './weekly-summary.repository';

const dayMs = 24 * 60 * 60 * 1000;
/** Seven in the morning in Porto-Novo and Libreville, six in Lomé; UTC. */
const hour = 6;
/** People of one transaction. */
const atOnce = 100;

/** The last Monday, six o'clock UTC, at or before this moment. */
export function lastMonday(now: Date): Date {
  const monday = new Date(now);
  monday.setUTCHours(hour, 0, 0, 0);
  if (monday > now) monday.setTime(monday.getTime() - dayMs);
  const sinceMonday = (monday.getUTCDay() + 6) % 7;
  return new Date(monday.getTime() - sinceMonday * dayMs);
}

/**
 * Mails the week's news and opportunities to those who asked for them; a quiet week sends nothing.
 * Several processes may call it at once, as often as they like: everybody gets one a week.
 */
export async function sendWeeklySummaries(
  context: Pick<AppContext, 'config' | 'db' | 'outbox'>,
  now = new Date(),
): Promise<void> {
  const to = lastMonday(now);
  const week = await weekOf(context.db, to);
  await untilNobodyIsDue(context.db, async (tx) => {
    const due = await repository.due(tx, to, atOnce);
    for (const person of due) {
      await repository.markSent(tx, person.id, now);
      if (week.news.length + week.opportunities.length === 0) continue;
      const token = await issueStop(context, tx, person);
      await context.outbox.queue(tx, weeklySummaryMail(context.config, person, { ...week, token }));
    }
    return due.length;
  });
}

/**
 * Mails new opportunities to those who asked for that: one mail with all since the last, by whichever
 * process comes first.
 */
export async function sendNewOpportunities(
  context: Pick<AppContext, 'config' | 'db' | 'outbox'>,
  now = new Date(),
): Promise<void> {
  const latest = await repository.lastOpportunity(context.db, now);
  if (!latest) return;
  await untilNobodyIsDue(context.db, async (tx) => {
    const due = await repository.dueForOpportunities(tx, latest, atOnce);
    for (const person of due) {
      await repository.markMailed(tx, person.id, now);
      const span = { from: person.opportunitiesMailedAt ?? now, to: now };
      const opportunities = await repository.opportunities(tx, span);
      if (opportunities.length === 0) continue;
      const token = await issueStop(context, tx, person);
      const mail = opportunitiesMail(context.config, person, { opportunities, token });
      await context.outbox.queue(tx, mail);
    }
    return due.length;
  });
}

/**
 * Writes to people by groups, each in a transaction.
 * @param writeToSome returns to how many; fewer than `atOnce` are the last
 */
async function untilNobodyIsDue(db: Db, writeToSome: (tx: Tx) => Promise<number>): Promise<void> {
  let reached: number;
  do reached = await db.transaction(writeToSome);
  while (reached === atOnce);
}

/** The link that ends these mails. */
const issueStop = (
  { config }: Pick<AppContext, 'config'>,
  tx: Tx,
  { id, email }: { id: number; email: string },
) =>
  tokensRepository.issue(tx, {
    kind: 'summary_stop',
    personId: id,
    email,
    lifeSeconds: config.SUMMARY_STOP_LIFE,
  });

async function weekOf(db: Db, to: Date) {
  const span = { from: new Date(to.getTime() - 7 * dayMs), to };
  return {
    news: await repository.news(db, span),
    opportunities: await repository.opportunities(db, span),
  };
}

/** @returns false for a link that is unknown or expired; a second use changes nothing */
export async function stopWeeklySummary(db: Db, token: string): Promise<boolean> {
  const link = await tokensRepository.findLive(db, 'summary_stop', token);
  if (!link) return false;
  await repository.stop(db, link.person.id);
  return true;
}
