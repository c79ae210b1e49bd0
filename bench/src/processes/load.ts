import autocannon from 'autocannon';
import type { Member } from '../../../e2e/src/network/members';
import { keepWriting } from './writer';

/** What a run of the mixed load saw. */
export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  /** Answers that were not 2xx, and connections that broke. */
  failed: number;
  /** Status → count, of failed answers. */
  statuses: Record<string, number>;
  writes: number;
  /** Member → number of the last write that the server acknowledged. */
  acknowledged: Map<number, number>;
  /** Moments of failed answers, in ms since the epoch. */
  failures: number[];
  /** Moment of the first good answer after the last failed one. */
  recoveredAt: number | undefined;
}

type Seen = Pick<Load, 'statuses' | 'acknowledged' | 'failures' | 'recoveredAt'>;

interface LoadOptions {
  https: number;
  members: Member[];
  seconds: number;
  /** Runs while the load does. */
  meanwhile?: () => Promise<void>;
}

/**
 * One connection per member: nine of ten read (home and directory 70, details 20), one writes the own
 * biography, numbered so that a lost write is noticed.
 */
export async function mixedLoad({
  https,
  members,
  seconds,
  meanwhile,
}: LoadOptions): Promise<Load> {
  const seen: Seen = {
    statuses: {},
    acknowledged: new Map(),
    failures: [],
    recoveredAt: undefined,
  };
  let writes = 0;
  const writers = members.slice(0, members.length / 10);
  const readers = members.slice(writers.length);
  const reading = read(https, readers, seconds, (status) => note(seen, status));
  const until = Date.now() + seconds * 1000;
  const isOver = () => Date.now() >= until;
  const writing = writers.map(async (member) => {
    const onAnswer = (status: number) => {
      writes += 1;
      note(seen, status);
    };
    seen.acknowledged.set(member.id, await keepWriting({ https, member, isOver, onAnswer }));
  });
  await meanwhile?.();
  const [{ requests, latency, errors }] = await Promise.all([reading, ...writing]);
  return {
    ...seen,
    perSecond: requests.average + writes / seconds,
    p50: latency.p50,
    p99: latency.p99,
    writes,
    failed: seen.failures.length + errors,
  };
}

function read(
  https: number,
  members: Member[],
  seconds: number,
  onAnswer: (status: number) => void,
): Promise<autocannon.Result> {
  const ids = members.map(({ id }) => id);
  let next = 0;
  const options: autocannon.Options = {
    url: `https://127.0.0.1:${https}`,
    servername: 'alumni.example',
    tlsOptions: { rejectUnauthorized: false },
    connections: members.length,
    duration: seconds,
    timeout: 30,
    setupClient(client) {
      const member = members[next++ % members.length]!;
      client.setRequests(requestsOf(member, ids, next));
    },
  };
  return new Promise((resolve, reject) => {
    const run = autocannon(options, (error: Error | null, result) =>
      error ? reject(error) : resolve(result),
    );
    run.on('response', (_client, status) => onAnswer(status));
  });
}

function note(seen: Seen, status: number): void {
  if (status >= 200 && status < 300) {
    if (seen.failures.length > 0) seen.recoveredAt ??= Date.now();
    return;
  }
  seen.statuses[status] = (seen.statuses[status] ?? 0) + 1;
  seen.failures.push(Date.now());
  seen.recoveredAt = undefined;
}

/** Eighteen requests in a fixed order, begun at another place by each member. */
function requestsOf({ headers }: Member, ids: number[], shift: number): autocannon.Request[] {
  const get = (path: string, more = {}): autocannon.Request => ({
    method: 'GET',
    path,
    headers: { ...headers, host: 'alumni.example', ...more },
  });
  const page = (index: number) =>
    get(`/api/users/students/list?page=${1 + ((shift * 7 + index) % 500)}`);
  const home = get('/', { accept: 'text/html' });
  const detail = (index: number) =>
    get(`/api/users/profil/${ids[(shift * 31 + index) % ids.length]}`);
  const all = [
    home,
    page(1),
    detail(1),
    page(2),
    home,
    page(3),
    page(4),
    home,
    detail(2),
    page(5),
    home,
    page(6),
    detail(3),
    home,
    page(7),
    home,
    detail(4),
    page(8),
  ];
  const start = shift % all.length;
  return [...all.slice(start), ...all.slice(0, start)];
}
