import type { MatchedRoute } from '@alumni/federation-registry';
import { isStaff, meetsAccess, type CurrentUser, type Registry } from '@alumni/shared-contract';
import type { FastifyInstance } from 'fastify';
import { isPublic, routeData, sessionAddress } from '../gateway/page-data';
import { firstData, type Answer, type Asker } from './first-data';
import { emptyViews, firstView, type AskedView, type FirstViewParts } from './first-view';
import { createRenderPool } from './render-pool';
import { takeStyleAttributes } from './style-attributes';
import type { DrawnView } from './view-html';

/** What the server fetched and drew for a page. */
export interface FirstViewResult {
  /** Answer to the public route's first `data`, used in the page's head. */
  item: Answer | undefined;
  /** Answers to the route's `data`, by address: inlined in the page with or without a view. */
  data: Record<string, unknown>;
  /** Null: the page is sent without a first view. */
  view: DrawnView | null;
  /** Whether the person signed in is a member of staff. */
  isOfStaff: boolean;
  /** Whether the person signed in may not open the route: the page sends them elsewhere. */
  isRefused: boolean;
}

interface FirstViewRequest {
  registry: Registry;
  match: MatchedRoute;
  path: string;
  searchParams: URLSearchParams;
  /** Whether the page was requested without a session. */
  isGuest: boolean;
  asker: Asker & {
    /** Cookies without which a guest would not see their own last write. */
    guestCookie: string | undefined;
  };
}

/** First views of a server. */
export interface Views {
  see: (asked: FirstViewRequest) => Promise<FirstViewResult>;
  /** Prepares the modules of a registry in the background; skips those already prepared. */
  warm: (registry: Registry) => void;
}

/** Time limit for the data of a page without a view, in ms. */
const dataMs = 400;

/**
 * Starts drawing first views in a server.
 * @param timeoutMs for data and drawing together, in ms; 0 draws nothing
 */
export function openViews(
  app: FastifyInstance,
  { timeoutMs, ...parts }: Omit<FirstViewParts, 'pool'> & { timeoutMs: number },
): Views {
  const pool = createRenderPool({
    onFailure: ({ owner, name }, reason) =>
      app.log.warn({ remote: owner, module: name, reason }, 'first view failed'),
  });
  const warmed = new WeakSet<Registry>();
  app.addHook('onClose', () => pool.close());

  /** Load modules at start and after a release, before the first visitor. */
  function warm(registry: Registry) {
    if (warmed.has(registry) || timeoutMs === 0) return;
    warmed.add(registry);
    void pool.warm(emptyViews({ ...parts, pool }, registry));
  }

  async function seePublic(asked: FirstViewRequest): Promise<FirstViewResult> {
    const { match, searchParams } = asked;
    const draws = isDrawn(asked);
    if (!draws && !match.route.head) return emptyPage;
    const signal = AbortSignal.timeout(draws ? timeoutMs : dataMs);
    const addresses = routeData(match, searchParams);
    const wanted = draws ? addresses : addresses.slice(0, 1);
    const guest = { ip: asked.asker.ip, cookie: asked.asker.guestCookie };
    const answers = await firstData(app, wanted, guest, signal);
    return {
      item: answers.get(addresses[0] ?? ''),
      data: bodiesOf(answers),
      view: draws ? await draw({ ...asked, answers, isPrivate: false, signal }, wanted) : null,
      isOfStaff: false,
      isRefused: false,
    };
  }

  /** For the person signed in alone: who they are, and with a view the route's answers for them. */
  async function seePrivate(asked: FirstViewRequest): Promise<FirstViewResult> {
    const { match, searchParams, isGuest, asker } = asked;
    if (isGuest) return emptyPage;
    const draws = isDrawn(asked);
    const signal = AbortSignal.timeout(draws ? timeoutMs : dataMs);
    const session = await firstData(app, [sessionAddress], asker, signal);
    const person = personIn(session);
    if (!person) return emptyPage;
    const isRefused = !meetsAccess(match.route.access, person.id_profil);
    const page = {
      ...emptyPage,
      data: bodiesOf(session),
      isOfStaff: isStaff(person.id_profil),
      isRefused,
    };
    if (isRefused || !draws) return page;
    const addresses = routeData(match, searchParams, person.id);
    const answers = new Map([...session, ...(await firstData(app, addresses, asker, signal))]);
    return {
      ...page,
      data: bodiesOf(answers),
      view: await draw({ ...asked, answers, isPrivate: true, signal }, addresses),
    };
  }

  /** Who is redirected to another page gets no view: it would flash. */
  function isDrawn({ match: { route, entry }, isGuest }: FirstViewRequest): boolean {
    const isTheirs = route.access === 'all' || isGuest === isPublic(route);
    return timeoutMs > 0 && Boolean(route.prerender) && entry.state === 'on' && isTheirs;
  }

  async function draw(asked: AskedView, wanted: string[]): Promise<DrawnView | null> {
    if (wanted.some((address) => !asked.answers.has(address))) return null;
    const view = await firstView({ ...parts, pool }, asked);
    return view === null ? null : takeStyleAttributes(view);
  }

  const see = (asked: FirstViewRequest) =>
    isPublic(asked.match.route) ? seePublic(asked) : seePrivate(asked);

  return { see, warm };
}

/** A page without data and without a first view. */
export const emptyPage: FirstViewResult = {
  item: undefined,
  data: {},
  view: null,
  isOfStaff: false,
  isRefused: false,
};

function personIn(answers: Map<string, Answer>): CurrentUser | null {
  const { status, body } = answers.get(sessionAddress) ?? {};
  return status === 200 ? ((body as CurrentUser[])[0] ?? null) : null;
}

/** Inline successful answers only; the client requests the others again. */
function bodiesOf(answers: Map<string, Answer>): Record<string, unknown> {
  const good = [...answers].filter(([, { status }]) => status === 200);
  return Object.fromEntries(good.map(([address, { body }]) => [address, body]));
}
