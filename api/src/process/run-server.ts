import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import pTimeout from 'p-timeout';
import { buildApp } from '../app';
import type { Config } from '../platform/config/read-config';
import type { AppContext } from '../platform/context';
import { missingConnections } from '../platform/db/serving-process';
import { loggedError } from '../http/logger';
import { startJudge } from '../composition/canary-judge/canary-judge';
import type { Pages } from '../composition/pages';
import { openServices, type Services } from './services';

interface Steps {
  /** Prints progress to the terminal. */
  say(line: string): void;
  /**
   * Work on the open database before the server listens.
   * @returns whether it loaded much data
   */
  prepare?(context: AppContext): Promise<boolean>;
  /** Builds the pages; without it the API runs alone. */
  openPages?(context: AppContext): Promise<Pages>;
}

/** Time to answer pending requests after the database was lost. */
const lastWordSeconds = 3;

/** Time to close the database after SHUTDOWN_GRACE: a server that hangs would never let go. */
const closeSeconds = 5;

/** Serves until a signal, or the loss of the database, ends this process. */
export async function runServer(config: Config, { say, prepare, openPages }: Steps): Promise<void> {
  let app: FastifyInstance | undefined;
  const report = (error: unknown) => {
    const err = error instanceof Error ? error : new Error(String(error));
    if (app) app.log.error({ err }, 'background work failed');
    else process.stderr.write(`${JSON.stringify(loggedError(err))}\n`);
  };
  const open = () =>
    openServices(config, report, {
      serves: true,
      onDatabaseLost(error) {
        report(error);
        void endLost(app);
      },
    });
  const services = await openPrepared(open, prepare);
  if (services.unknownMigrations > 0)
    say(
      `  La base a ${services.unknownMigrations} migration(s) de plus que cette version, qui peut l'utiliser.`,
    );
  try {
    const pages = await openPages?.(services.context);
    app = await buildApp(services.context, pages);
    warnOfConnections(app, config, services);
    const judge = pages && startJudge(pages.releases, config.JUDGE_EVERY, report);
    const close = async (mailSeconds: number) => {
      await judge?.stop();
      await services.close(mailSeconds);
    };
    endOnSignal(say, () => endWell(services.context, app as FastifyInstance, close));
    await app.listen({ port: config.PORT, host: config.HOST });
    services.startBackgroundWork();
  } catch (error) {
    await services.close();
    throw error;
  }
}

function warnOfConnections(app: FastifyInstance, { DATABASE_POOL }: Config, { serving }: Services) {
  const missing = serving && missingConnections(serving, DATABASE_POOL);
  if (missing) app.log.warn(missing, 'PostgreSQL accepts too few connections: lower DATABASE_POOL');
}

/** Opens again after a large load: the embedded database keeps its memory until it closes. */
async function openPrepared(
  open: () => Promise<Services>,
  prepare: Steps['prepare'],
): Promise<Services> {
  const services = await open();
  let isLargeLoad: boolean | undefined;
  try {
    isLargeLoad = await prepare?.(services.context);
  } catch (error) {
    await services.close();
    throw error;
  }
  if (!isLargeLoad) return services;
  await services.close();
  return open();
}

/**
 * Graceful shutdown: stop listening, finish requests and send due mails within SHUTDOWN_GRACE, then
 * close the database.
 * @returns whether it finished in time
 */
async function endWell(
  { config, processState }: AppContext,
  app: FastifyInstance,
  close: (mailSeconds: number) => Promise<void>,
): Promise<boolean> {
  processState.phase = 'draining';
  await pause(config.SHUTDOWN_DELAY * 1000);
  const deadline = performance.now() + config.SHUTDOWN_GRACE * 1000;
  // Close keep-alive connections after their answer.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
  const isQuiet = await pTimeout(app.close(), { milliseconds: config.SHUTDOWN_GRACE * 1000 }).then(
    () => true,
    () => false,
  );
  clearInterval(sweep);
  app.server.closeAllConnections();
  const mailSeconds = Math.max(1, (deadline - performance.now()) / 1000);
  const isClosed = await pTimeout(close(mailSeconds), {
    milliseconds: (mailSeconds + closeSeconds) * 1000,
  }).then(
    () => true,
    (error: unknown) => {
      app.log.error({ err: error }, 'shutdown did not finish');
      return false;
    },
  );
  return isQuiet && isClosed;
}

/** Without its database a process is useless: the supervisor starts another. */
async function endLost(app: FastifyInstance | undefined): Promise<void> {
  if (app)
    await pTimeout(app.close(), { milliseconds: lastWordSeconds * 1000 }).catch(() => undefined);
  process.exit(1);
}

/** Ctrl+C and `kill`; a terminal sends the signal twice, directly and through `npm start`. */
function endOnSignal(say: (line: string) => void, end: () => Promise<boolean>): void {
  let isEnding = false;
  const onSignal = () => {
    if (isEnding) return;
    isEnding = true;
    say('\nArrêt en cours…');
    end().then(
      (isWell) => process.exit(isWell ? 0 : 1),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
