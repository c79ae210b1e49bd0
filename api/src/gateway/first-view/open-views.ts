import type { MatchedRoute } from '@alumni/federation/registry';
import type { Registry } from '@alumni/shared-contract';
import type { FastifyInstance } from 'fastify';
import type { PageFiles } from '../page-files';
import { firstData, type Answer } from './first-data';
import { emptyViews, firstView, type FirstViewParts } from './first-view';
import { sheetReader } from './inline-styles';
import { createRenderPool } from './render-pool';
import type { DrawnView } from './view-html';

/** What the server knows and draws of a page before any script runs. */
export interface FirstSight {
  /** The answer to the route's first `data`: what its head speaks of. */
  item: Answer | undefined;
  /** Answers to the route's `data`, by address: the page brings them, drawn or not. */
  data: Record<string, unknown>;
  /** Null: the page goes out plain. */
  view: DrawnView | null;
}

export interface AskedSight {
  registry: Registry;
  match: MatchedRoute;
  path: string;
  /** Addresses of the route's data. */
  addresses: string[];
  files: PageFiles;
  isGuest: boolean;
}

export interface Views {
  see: (asked: AskedSight) => Promise<FirstSight>;
  /** Makes the modules of a registry ready, in the background; those of one met before are. */
  warm: (registry: Registry) => void;
}

/** For the data of a page whose view is not drawn. */
const dataMs = 400;

/**
 * Opens the drawing of first views in a server.
 * @param timeoutMs for data and drawing together; 0 draws nothing
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

  /** The first visitor after a start or a release does not wait for modules to be read. */
  function warm(registry: Registry) {
    if (warmed.has(registry) || timeoutMs === 0) return;
    warmed.add(registry);
    void pool.warm(emptyViews({ ...parts, pool }, registry));
  }

  async function draw(asked: AskedSight, answers: Map<string, Answer>, signal: AbortSignal) {
    if (answers.size < asked.addresses.length) return null;
    const markup = await firstView({ ...parts, pool }, { ...asked, answers, signal });
    if (markup === null) return null;
    return { markup, styles: await readSheets(asked.files.styles) };
  }

  async function see(asked: AskedSight): Promise<FirstSight> {
    const { route, entry } = asked.match;
    // Who has a session is led on from a page for guests: they would see it flash.
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

/** What a screen may take for its own answer; a refusal it asks for, and hears, itself. */
function bodiesOf(answers: Map<string, Answer>): Record<string, unknown> {
  const good = [...answers].filter(([, { status }]) => status === 200);
  return Object.fromEntries(good.map(([address, { body }]) => [address, body]));
}
