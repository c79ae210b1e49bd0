import pTimeout from 'p-timeout';
import type { Config } from '../config/read-config';
import type { Db, DbOrTx } from '../db/open-database';
import type { Mail } from './mail';
import { messageIdOf } from './message-id';
import { mailsRepository } from './outbox.repository';
import type { StoredMail } from './outbox.repository';
import { seal, unseal } from './sealed-body';
import { isServerAway, longestTalk, PermanentRefusal, type Transport } from './transport';

/** Queue of mails to send. */
export interface Outbox {
  /**
   * Adds a mail in the caller's transaction: sent after its commit, or never.
   * @param delaySeconds sent no earlier than that
   * @returns its id
   */
  queue(db: DbOrTx, mail: Mail, delaySeconds?: number): Promise<number>;
  /** Sends waiting mails; resolves when nothing is left to try now. */
  flush(): Promise<void>;
  start(): void;
  /** @param seconds how long due mails may still take; 0 sends none */
  stop(seconds?: number): Promise<void>;
}

/** Why a mail was not sent: for the log, without the recipient. */
class MailFailure extends Error {
  override name = 'MailFailure';

  constructor({ id, kind, attempts }: StoredMail, outcome: string, cause: unknown) {
    super(`mail ${id} (${kind}), try ${attempts}: ${outcome}`, { cause });
  }
}

const firstWaitSeconds = 60;
const longestWaitSeconds = 6 * 60 * 60;
/** Pause after the mail server was unreachable. */
const quietMs = 15_000;

/** @param transport how mails are sent; null in the demo, where they stay readable at /_mail */
export function createOutbox(
  db: Db,
  config: Config,
  transport: Transport | null,
  onError: (error: unknown) => void,
): Outbox {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  // By the steady clock: the machine's may jump.
  let quietUntil = 0;
  let sendUntil = Infinity;
  // Longer than any SMTP session: until then nobody else claims a mail being sent.
  const holdSeconds = longestTalk(config) + 60;
  const longestSeconds = Math.max(longestWaitSeconds, holdSeconds, config.UNDO_WINDOW);

  /** @returns whether the mail server can take the next one */
  async function sendOne(mail: StoredMail): Promise<boolean> {
    try {
      if (transport) await transport.send(outgoing(mail));
    } catch (error) {
      await putBack(mail, error);
      return !isServerAway(error);
    }
    // It was sent: do not send it again at once, even if updating the row fails.
    await mailsRepository.markSent(db, mail.id, config.DEMO);
    return true;
  }

  function outgoing(mail: StoredMail) {
    const { id, kind, recipient: to, subject, createdAt: date } = mail;
    const body = unseal(mail.body as Buffer, config.SESSION_SECRET);
    return { kind, to, subject, ...body, date, messageId: messageIdOf({ id, date }, config) };
  }

  async function putBack(mail: StoredMail, error: unknown): Promise<void> {
    const isOver = error instanceof PermanentRefusal || mail.attempts >= config.MAIL_ATTEMPTS;
    const reason = reasonOf(error);
    if (isOver) await mailsRepository.giveUp(db, mail.id, reason);
    else await mailsRepository.retryLater(db, mail.id, reason, waitAfter(mail.attempts));
    onError(new MailFailure(mail, isOver ? 'given up' : 'tried again later', error));
  }

  async function sendAll(): Promise<void> {
    while (performance.now() < sendUntil) {
      const mail = await mailsRepository.claim(db, { holdSeconds, longestSeconds });
      if (!mail) return;
      if (await sendOne(mail)) continue;
      quietUntil = performance.now() + quietMs;
      return;
    }
  }

  function flush(): Promise<void> {
    running ??= sendAll().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    queue(target, { kind, to, subject, ...content }, delaySeconds = 0) {
      const body = seal(content, config.SESSION_SECRET);
      return mailsRepository.insert(target, { kind, recipient: to, subject, body }, delaySeconds);
    },
    flush,
    start() {
      timer = setInterval(() => {
        if (performance.now() > quietUntil) void flush().catch(onError);
      }, config.MAIL_POLL * 1000);
    },
    async stop(seconds = 0) {
      clearInterval(timer);
      sendUntil = performance.now() + seconds * 1000;
      // A mail still being sent at the deadline stays claimed: the next process tries again.
      if (seconds > 0) await pTimeout(flush(), { milliseconds: seconds * 1000 }).catch(onError);
      else await running?.catch(onError);
    },
  };
}

/** Class and number of a failure without the message, which may contain the address. */
function reasonOf(error: unknown): string {
  const cause = error instanceof PermanentRefusal ? error.cause : error;
  const { code, name, responseCode } = cause as Partial<Record<string, unknown>>;
  return [code ?? name ?? 'Error', responseCode].filter(Boolean).join(' ').slice(0, 200);
}

/** One minute, doubled each time, up to six hours. */
export function waitAfter(attempts: number): number {
  return Math.min(firstWaitSeconds * 2 ** (attempts - 1), longestWaitSeconds);
}
