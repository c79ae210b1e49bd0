import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { AppContext } from '../context';
import type { Replica } from '../db/replica';
import { ApiError } from '../errors';
import { mailsRepository } from '../mail/outbox.repository';

/** Counters of the app, and their export. */
export interface Metrics {
  requests: Histogram<'method' | 'route' | 'status'>;
  refusals: Counter<'reason' | 'route'>;
  screenFaults: Counter<'kind' | 'remote'>;
  cspReports: Counter<'directive' | 'enforced'>;
  webVitals: Record<'lcp' | 'inp' | 'cls', Histogram<'remote' | 'route'>>;
  /** All metrics in Prometheus' text format. */
  read(): Promise<{ type: string; text: string }>;
}

/** Metrics for Prometheus; one registry per app. */
export function createMetrics({ db, replica, processState }: AppContext): Metrics {
  const register = new Registry();
  const registers = [register];
  const { pool } = processState;

  new Gauge({
    name: 'database_connections',
    help: 'Database connections, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'wanted' }, pool.waitingCount);
    },
  });
  if (replica) measureReplica(replica, registers);
  const oldest = new Gauge({
    name: 'outbox_oldest_waiting_seconds',
    help: 'Waiting time of the oldest mail.',
    registers,
  });
  new Gauge({
    name: 'outbox_mails',
    help: 'Waiting mails, and mails that were given up.',
    labelNames: ['status'],
    registers,
    async collect() {
      // Without a database, still report the other metrics.
      const tally = await mailsRepository.tally(db).catch(() => null);
      if (!tally) return this.reset();
      this.set({ status: 'waiting' }, tally.waiting);
      this.set({ status: 'failed' }, tally.failed);
      oldest.set(tally.oldestSeconds);
    },
  });

  const vital = (name: string, meaning: string, buckets: number[]) =>
    new Histogram({
      name: `web_vitals_${name}`,
      help: `${meaning}; of measured visits.`,
      labelNames: ['remote', 'route'],
      buckets,
      registers,
    });

  let isComplete = false;
  return {
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Duration of answers.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    refusals: new Counter({
      name: 'refusals_total',
      help: 'Refused calls by reason: login_refused, throttled, quota, csrf…',
      labelNames: ['reason', 'route'],
      registers,
    }),
    screenFaults: new Counter({
      name: 'screen_faults_total',
      help: 'Screens that did not load, or failed, as reported by browsers.',
      labelNames: ['kind', 'remote'],
      registers,
    }),
    cspReports: new Counter({
      name: 'csp_reports_total',
      help: 'Violations of the content security policy, as reported by browsers.',
      labelNames: ['directive', 'enforced'],
      registers,
    }),
    webVitals: {
      lcp: vital(
        'lcp_seconds',
        'Largest contentful paint, good up to 2.5 s',
        [0.5, 1, 1.5, 2.5, 4, 6, 10],
      ),
      inp: vital(
        'inp_seconds',
        'Interaction to next paint, good up to 0.2 s',
        [0.05, 0.1, 0.2, 0.3, 0.5, 1],
      ),
      cls: vital(
        'cls',
        'Cumulative layout shift, good up to 0.1',
        [0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
      ),
    },
    async read() {
      // Process metrics start with the first reading, so that tests do not pay for them.
      if (!isComplete) collectDefaultMetrics({ register });
      isComplete = true;
      return { type: register.contentType, text: await register.metrics() };
    },
  };
}

function measureReplica(replica: Replica, registers: Registry[]): void {
  new Gauge({
    name: 'database_replica_lag_seconds',
    help: 'How far the replica is behind; -1 while it does not answer.',
    registers,
    collect() {
      this.set(replica.lagSeconds() ?? -1);
    },
  });
}

/** Counts answers by route pattern: an address could contain personal data. */
export function measureRequests(app: FastifyInstance, { requests, refusals }: Metrics): void {
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? 'none';
    requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.addHook('onError', async ({ routeOptions }, _reply, error) => {
    const reason = error instanceof ApiError ? error.id : undefined;
    if (reason) refusals.inc({ reason, route: routeOptions.url ?? 'none' });
  });
}
