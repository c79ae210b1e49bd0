import { randomInt } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import { ne } from 'drizzle-orm';
import fc from 'fast-check';
import { people } from '../platform/db/schema';
import { sceneOf, type Caller } from '../../testing/callers';
import type { Answer } from '../../testing/client';
import { anyBend, bendsOneField, type Bend } from '../../testing/any-input/bends';
import { fieldsOf } from '../../testing/any-input/fields';
import { giantPicture, sendBent } from '../../testing/any-input/send-bent';
import { countRows, wrongRows } from '../../testing/any-input/stored-rows';
import { documentedStatuses } from '../../testing/documented-statuses';
import { buildAdministrator } from '../../testing/factories';
import { watchRoutes } from '../../testing/registered-routes';
import { rightRequest, rightRequests } from '../../testing/right-requests';
import { describeOnDatabase, type TestApi } from '../../testing/test-api';

/** `FC_SEED=… npx jest any-input` sends the same inputs again. */
const seed = Number(process.env.FC_SEED ?? randomInt(2 ** 31));
const isFull = process.env.TEST_TIER === 'full';
/**
 * Inputs on each of the two databases: 10,000 in the full tier, a tenth on each empty database.
 * With thousands of people of almost one name, a search for duplicates takes seconds.
 */
const inputs = isFull ? 1_000 : 500;
const rounds = Array.from({ length: isFull ? 10 : 1 }, (_, index) => index);
/** Finds what hangs, not what is slow. */
const answerWithin = 60_000;

const routes = watchRoutes();
const names = Object.keys(rightRequests);
/** These files come from a library, and are the same for any input. */
const fuzzedRoutes = names.filter((name) => !name.startsWith('GET /api/docs'));
/** More inputs for calls that write or have parameters: a plain list has fewer errors to find. */
const weighted = fuzzedRoutes.flatMap((name) =>
  /^GET [^:]*$/.test(name) ? [name] : [name, name, name],
);

/** Person whose request is valid on a route, from its `access`. */
function callerOf(route: string): Caller {
  const access = routes.get(route)?.config?.access ?? 'all';
  if (route === 'POST /api/v2/email/verification') return 'unverified';
  if (access === 'all' || access === 'session' || access === 'can:directory:read') return 'member';
  return access === 'guest' ? 'guest' : 'administrator';
}

/** Counts, through Fastify's diagnostics channel, the requests that reached a handler. */
function countHandlers(): Map<string, number> {
  const reached = new Map<string, number>();
  subscribe('tracing:fastify.request.handler:start', (message) => {
    const { route } = message as { route: { method: string; url: string } };
    const key = `${route.method} ${route.url}`;
    reached.set(key, (reached.get(key) ?? 0) + 1);
  });
  return reached;
}
const reached = countHandlers();

const leak =
  /\n\s+at |node_modules|\.ts:\d|drizzle|pg_|\bselect\b.*\bfrom\b|\binsert into\b|violates|syntax error|relation "|ECONN/i;
const english = /\b(invalid|expected|required|must|error|unexpected|failed|cannot|unsupported)\b/i;

function mustBeDecent({ status, body, text, headers }: Answer): void {
  expect(status).toBeLessThan(500);
  if (status < 400) return;
  expect(String(headers['content-type'])).toContain('application/json');
  const { message, errors = {} } = body as { message: string; errors?: Record<string, string[]> };
  expect(message).toMatch(/\p{L}/u);
  for (const said of [message, ...Object.values(errors).flat()]) expect(said).not.toMatch(english);
  expect(text).not.toMatch(leak);
}

class Tally {
  readonly statuses = new Map<string, Map<number, number>>();
  sent = 0;
  oneFieldWrong = 0;

  add(route: string, status: number, isOneFieldWrong: boolean): void {
    const ofRoute = this.statuses.get(route) ?? new Map<number, number>();
    this.statuses.set(route, ofRoute.set(status, (ofRoute.get(status) ?? 0) + 1));
    this.sent += 1;
    if (isOneFieldWrong) this.oneFieldWrong += 1;
  }

  histogram(): string {
    const lines = [...this.statuses].map(([route, counts]) => {
      const found = [...counts].toSorted(([one], [other]) => one - other);
      return `${route.padEnd(52)} ${found.map(([status, count]) => `${status}×${count}`).join('  ')}`;
    });
    return lines.toSorted().join('\n');
  }
}

/** Each scene may create a member of staff, and some calls write to all of them. */
async function sendStaffHome({ db }: TestApi): Promise<void> {
  await db
    .update(people)
    .set({ isActivate: 0, sleepReason: 'staff' })
    .where(ne(people.idProfil, 1));
  await buildAdministrator(db);
}

async function attack(api: TestApi, tally: Tally, route: string, bend: Bend): Promise<void> {
  if (tally.sent % 100 === 0) await sendStaffHome(api);
  const caller = callerOf(route);
  const scene = await sceneOf(api, caller);
  const right = await rightRequest(route, scene);
  const hung = new Promise<never>((_resolve, reject) => {
    setTimeout(
      () => reject(new Error(`no answer within ${answerWithin} ms`)),
      answerWithin,
    ).unref();
  });
  const answer = await Promise.race([sendBent(scene, route, right, bend), hung]);
  const isOneFieldWrong = bend.kind === 'unknown' || fieldsOf(right).length > 0;
  const isSignedIn = caller !== 'guest';
  tally.add(route, answer.status, isSignedIn && isOneFieldWrong && bendsOneField.has(bend.kind));
  mustBeDecent(answer);
}

for (const round of rounds) {
  describeOnDatabase(
    `any input, round ${round + 1}`,
    (api) => sendAnyInput(api, seed + round),
    widenedThrottles(),
  );
}

function sendAnyInput(api: TestApi, roundSeed: number): void {
  const tally = new Tally();
  // Time spent building the request is not the API's.
  beforeAll(giantPicture);

  test('a valid request with an unknown field is accepted by every route', async () => {
    for (const route of fuzzedRoutes)
      await attack(api, tally, route, { kind: 'unknown', name: 'inconnu', value: 'x' });
    expect(fuzzedRoutes.filter((route) => !reached.get(route))).toEqual([]);
  });

  test(
    `of ${inputs} inputs none fails, hangs or reveals internals (FC_SEED=${roundSeed})`,
    async () => {
      const input = fc.record({ route: fc.constantFrom(...weighted), bend: anyBend });
      const property = fc.asyncProperty(input, ({ route, bend }) =>
        attack(api, tally, route, bend),
      );
      await fc.assert(property, { seed: roundSeed, numRuns: inputs });
      expect(tally.oneFieldWrong / tally.sent).toBeGreaterThanOrEqual(0.3);
    },
    10 * 60_000,
  );

  test('every answer matches the OpenAPI document', () => {
    const untold = [...tally.statuses].flatMap(([route, counts]) => {
      const documented = documentedStatuses(api.app, route);
      return [...counts.keys()]
        .filter((status) => documented && !documented.includes(status))
        .map((status) => `${route} ${status}`);
    });
    expect(untold).toEqual([]);
  });

  test('stores nothing that a schema refuses, and changes no prototype', async () => {
    expect(await wrongRows(api.db)).toEqual([]);
    const counts = await countRows(api.db);
    expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  afterAll(() => {
    const share = Math.round((100 * tally.oneFieldWrong) / Math.max(1, tally.sent));
    process.stdout.write(
      `\n${api.kind}, FC_SEED=${roundSeed}: ${tally.sent} inputs, ${share} % signed in and right but for one field\n${tally.histogram()}\n`,
    );
  });
}

/** The throttles of this test must not hide what it checks. */
function widenedThrottles(): Record<string, string> {
  const names = ['LOGIN_IP', 'LOGIN_ACCOUNT_IP', 'LOGIN_ACCOUNT', 'REGISTER_IP', 'MAIL_ACCOUNT'];
  const others = ['JOIN_IP', 'RESET_IP', 'SOCIAL_IP', 'PICTURE_ACCOUNT'].map(
    (name) => `THROTTLE_${name}`,
  );
  const all = [...names.map((name) => `THROTTLE_${name}`), ...others];
  const quotas = ['PER_DAY', 'BEFORE_APPROVAL', 'PER_NETWORK'].flatMap((scope) => [
    `DIRECTORY_PAGES_${scope}`,
    `DIRECTORY_DETAILS_${scope}`,
  ]);
  const wide = Object.fromEntries([...all, ...quotas].map((name) => [name, '1000000']));
  return { ...wide, RESET_ANSWER_MS: '0', LOGIN_SLOWDOWN_MS: '0' };
}
