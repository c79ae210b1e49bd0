import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import type { Config } from './config/read-config';
import type { AppContext } from './context';
import { loggedError } from './http/logger';
import type { Pages } from './pages';
import { openServices, type Services } from './services';
import { within } from './within';

interface Steps {
  /** Tells the person at the terminal how far it is. */
  say(line: string): void;
  /** What is done on the open database before anybody may ask. */
  prepare?(context: AppContext): Promise<void>;
  /** What the pages are made of; left out, the API serves alone. */
  openPages?(context: AppContext): Promise<Pages>;
}

/** How long a process that lost its database may take to say so to who is waiting. */
const lastWordSeconds = 3;

/** Serves until a signal, or the loss of the database, ends this process. */
export async function runServer(config: Config, { say, prepare, openPages }: Steps): Promise<void> {
  let app: FastifyInstance | undefined;
  const report = (error: unknown) => {
    const err = error instanceof Error ? error : new Error(String(error));
    if (app) app.log.error({ err }, 'background work failed');
    else process.stderr.write(`${JSON.stringify(loggedError(err))}\n`);
  };
  const services = await openServices(config, report, (error) => {
    report(error);
    void endLost(app);
  });
  try {
    await prepare?.(services.context);
    app = await buildApp(services.context, await openPages?.(services.context));
    endOnSignal(say, () => endWell(config, app as FastifyInstance, services));
    await app.listen({ port: config.PORT, host: config.HOST });
    services.startBackgroundWork();
  } catch (error) {
    await services.close();
    throw error;
  }
}

/**
 * Nothing new comes in, what runs finishes, mails that are due leave, the database writes its last
 * page: all of it within SHUTDOWN_GRACE.
 * @returns whether it all ended by itself
 */
async function endWell(config: Config, app: FastifyInstance, services: Services): Promise<boolean> {
  services.context.operations.phase = 'draining';
  await pause(config.SHUTDOWN_DELAY * 1000);
  const deadline = Date.now() + config.SHUTDOWN_GRACE * 1000;
  // Browsers keep their connections: each is closed once its answer has left.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
  const isQuiet = await within(config.SHUTDOWN_GRACE, app.close()).then(
    () => true,
    () => false,
  );
  clearInterval(sweep);
  app.server.closeAllConnections();
  await services.close(Math.max(1, (deadline - Date.now()) / 1000));
  return isQuiet;
}

/** A process without its database is of no use: its supervisor starts another. */
async function endLost(app: FastifyInstance | undefined): Promise<void> {
  if (app) await within(lastWordSeconds, app.close()).catch(() => undefined);
  process.exit(1);
}

/** Ctrl+C and `kill`; a terminal sends the same signal twice, to us and through `npm start`. */
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
