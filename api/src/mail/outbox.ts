import type { Config } from '../config/read-config';
import type { Db, DbOrTx } from '../db/open-database';
import type { Mail } from './mail';
import { mailsRepository } from './outbox.repository';
import type { StoredMail } from './outbox.repository';
import { seal, unseal } from './sealed-body';
import type { Transport } from './transport';

/** Where mails are put to be sent. */
export interface Outbox {
  /** Writes a mail in the caller's transaction: it goes when that commits, or never. */
  queue(db: DbOrTx, mail: Mail): Promise<void>;
  /** Sends what waits; resolves when nothing is left to try now. */
  flush(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

const holdSeconds = 300;
const firstWaitSeconds = 60;
const longestWaitSeconds = 6 * 60 * 60;

/**
 * @param transport how mails leave; null in the demo, where they stay readable at /_mail
 */
export function createOutbox(
  db: Db,
  config: Config,
  transport: Transport | null,
  onError: (error: unknown) => void,
): Outbox {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  async function sendOne(mail: StoredMail): Promise<void> {
    try {
      if (transport) {
        const { html, text } = unseal(mail.body as Buffer, config.SESSION_SECRET);
        await transport.send({
          kind: mail.kind,
          to: mail.recipient,
          subject: mail.subject,
          html,
          text,
        });
      }
      await mailsRepository.markSent(db, mail.id, config.DEMO);
    } catch (error) {
      await putBack(mail, error);
    }
  }

  async function putBack(mail: StoredMail, error: unknown): Promise<void> {
    const reason = (error instanceof Error ? error.name : 'Error').slice(0, 200);
    if (mail.attempts >= config.MAIL_ATTEMPTS) await mailsRepository.giveUp(db, mail.id, reason);
    else await mailsRepository.retryLater(db, mail.id, reason, waitAfter(mail.attempts));
    onError(error);
  }

  async function sendAll(): Promise<void> {
    for (
      let mail = await mailsRepository.claim(db, holdSeconds);
      mail;
      mail = await mailsRepository.claim(db, holdSeconds)
    ) {
      await sendOne(mail);
    }
  }

  function flush(): Promise<void> {
    running ??= sendAll().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    queue: (target, { kind, to, subject, html, text }) =>
      mailsRepository.insert(target, {
        kind,
        recipient: to,
        subject,
        body: seal({ html, text }, config.SESSION_SECRET),
      }),
    flush,
    start() {
      timer = setInterval(() => void flush().catch(onError), config.MAIL_POLL * 1000);
    },
    async stop() {
      clearInterval(timer);
      await running?.catch(onError);
    },
  };
}

/** One minute, then twice as long each time, up to six hours. */
export function waitAfter(attempts: number): number {
  return Math.min(firstWaitSeconds * 2 ** (attempts - 1), longestWaitSeconds);
}
