import type { MatchedRoute } from '@alumni/federation-registry';
import type { Registry } from '@alumni/shared-contract';
import type { FastifyInstance } from 'fastify';
import type { PageFiles } from '../gateway/page-files';
import { firstData, type Answer } from './first-data';
import { emptyViews, firstView, type FirstViewParts } from './first-view';
import { sheetReader } from './inline-styles';
import { createRenderPool } from './render-pool';
import type { DrawnView } from './view-html';

/** What the server fetched and drew for a page. */
export interface FirstViewResult {
  /** Answer to the route's first `data`, used in the page's head. */
  item: Answer | undefined;
  /** Answers to the route's `data`, by address: inlined in the page with or without a view. */
  data: Record<string, unknown>;
  /** Null: the page is sent without a first view. */
  view: DrawnView | null;
}

interface FirstViewRequest {
  registry: Registry;
  match: MatchedRoute;
  path: string;
  /** Addresses of the route's data. */
  addresses: string[];
  files: PageFiles;
  isGuest: boolean;
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
    onFailure: ({ owner, file }, reason) =>
      app.log.warn({ remote: owner, module: file.split('/').at(-1), reason }, 'first view failed'),
  });
  const readSheets = sheetReader(parts.publishedDir);
  const warmed = new WeakSet<Registry>();
  app.addHook('onClose', () => pool.close());

  /** Load modules at start and after a release, before the first visitor. */
  function warm(registry: Registry) {
    if (warmed.has(registry) || timeoutMs === 0) return;
    warmed.add(registry);
    void pool.warm(emptyViews({ ...parts, pool }, registry));
  }

  async function draw(asked: FirstViewRequest, answers: Map<string, Answer>, signal: AbortSignal) {
    if (answers.size < asked.addresses.length) return null;
    const markup = await firstView({ ...parts, pool }, { ...asked, answers, signal });
    if (markup === null) return null;
    return { markup, styles: await readSheets(asked.files.styles) };
  }

  async function see(asked: FirstViewRequest): Promise<FirstViewResult> {
    const { route, entry } = asked.match;
    // A signed-in person is redirected away from guest pages: drawing one would flash.
    const isTheirs = route.access === 'all' || asked.isGuest;
    const draws = timeoutMs > 0 && Boolean(route.prerender) && entry.state === 'on' && isTheirs;
    if (!draws && !route.head) return { item: undefined, data: {}, view: null };
    const signal = AbortSignal.timeout(draws ? timeoutMs : dataMs);
    const wanted = draws ? asked.addresses : asked.addresses.slice(0, 1);
    const answers = await firstData(app, wanted, signal);
    const view = draws ? await draw(asked, answers, signal) : null;
    return { item: answers.get(asked.addresses[0] ?? ''), data: bodiesOf(answers), view };
  }

  return { see, warm };
}

/** Inline successful answers only; the client requests the others again. */
function bodiesOf(answers: Map<string, Answer>): Record<string, unknown> {
  const good = [...answers].filter(([, { status }]) => status === 200);
  return Object.fromEntries(good.map(([address, { body }]) => [address, body]));
}
