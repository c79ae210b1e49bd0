import { join } from 'node:path';
import { shellEntry, type MatchedRoute, type ShellRelease } from '@alumni/federation-registry';
import type { Registry } from '@alumni/shared-contract';
import type { GatewaySite } from '../gateway/gateway-options';
import { sessionAddress } from '../gateway/page-data';
import type { Answer } from './first-data';
import type { RenderPool } from './render-pool';
import type { ViewTask } from './view-task';

/** Marker in the frames (shell/src/prerender). */
const place = '<div data-screen="true"></div>';

/** Dependencies of first views. */
export interface FirstViewParts {
  publishedDir: string;
  shell: ShellRelease;
  site: GatewaySite;
  pool: RenderPool;
}

/** A page for which a first view is rendered. */
export interface AskedView {
  registry: Registry;
  match: MatchedRoute;
  /** Path and query. */
  path: string;
  answers: Map<string, Answer>;
  isGuest: boolean;
  /** The answers are those of one person. */
  isPrivate: boolean;
  signal: AbortSignal;
}

/** HTML of the route's screen in its frame; null: the page is sent without. */
export async function firstView(parts: FirstViewParts, asked: AskedView): Promise<string | null> {
  const { pool } = parts;
  const { signal, isPrivate } = asked;
  const screen = screenModule(parts, asked.match);
  const frame = frameModule(parts, asked.match);
  const answers = [...asked.answers.values()];
  if (!screen || !frame || answers.some(({ status }) => status !== 200)) return null;
  // One after the other: the first free thread is the one where both are loaded.
  const inside = await pool.render(screen, inputOf(parts, asked, 'screen'), signal, isPrivate);
  if (inside === null) return null;
  const around = await pool.render(frame, inputOf(parts, asked, 'frame'), signal, isPrivate);
  if (around === null) return null;
  const [before, after] = around.split(place);
  return after === undefined ? null : `${before}${inside}${after}`;
}

/** Modules of a registry, each with a page without data: they are run in advance. */
export function emptyViews(parts: FirstViewParts, registry: Registry): ViewTask[] {
  const pages = registry.remotes.flatMap((entry) =>
    entry.remote.routes.map((route) => ({ entry, route, params: {} })),
  );
  return pages.flatMap((match) => {
    const asked = {
      registry,
      match,
      path: match.route.path,
      answers: new Map(),
      isGuest: true,
      isPrivate: false,
    };
    const screen = screenModule(parts, match);
    const frame = screen && frameModule(parts, match);
    if (!frame) return [];
    return [
      { module: screen, input: inputOf(parts, asked, 'screen') },
      { module: frame, input: inputOf(parts, asked, 'frame') },
    ];
  });
}

function screenModule(parts: FirstViewParts, { route, entry }: MatchedRoute) {
  const view = route.prerender?.split('/').at(-1) ?? '';
  const file = entry.prerender[view];
  if (!file || entry.state !== 'on') return null;
  const { name, version, integrity } = entry;
  const path = join(parts.publishedDir, 'remotes', name, version, file);
  return { owner: name, name: view, file: path, integrity: integrity[file] ?? '' };
}

/** Module of the shell around a screen, by layout. */
const frames: Record<string, string | undefined> = {
  public: 'PublicFrame',
  member: 'MemberFrame',
};

function frameModule({ publishedDir, shell }: FirstViewParts, { route }: MatchedRoute) {
  const name = frames[route.layout] ?? '';
  const file = shell.prerender[name];
  if (!file) return null;
  const path = join(publishedDir, 'assets', file);
  return { owner: 'shell', name, file: path, integrity: shell.integrity[file] ?? '' };
}

/** `ServerViewInput` of federation/build/src/server-view.tsx. */
function inputOf(
  { site, shell }: FirstViewParts,
  asked: Omit<AskedView, 'signal'>,
  part: 'screen' | 'frame',
): string {
  const { registry, match, path, isGuest } = asked;
  const entries = [shellEntry(shell), ...registry.remotes];
  const remotes = entries.map((entry) => ({ ...entry, integrity: {}, exposes: {} }));
  const data = [...asked.answers]
    .filter(([address]) => part === 'screen' || address === sessionAddress)
    .map(([address, { body }]) => [address, body]);
  return JSON.stringify({
    path,
    pattern: part === 'screen' ? match.route.path : '*',
    routes: Object.fromEntries(
      remotes.flatMap(({ remote }) =>
        remote.routes.map(({ name, path: own, aliases = [] }) => [name, [own, ...aliases]]),
      ),
    ),
    siteName: site.name,
    idPrefix: part,
    data: Object.fromEntries(data),
    isGuest,
    inlined: { site, ...(part === 'frame' && { registry: { remotes } }) },
    // Part of the input, so that a cached view of another day is not used.
    day: new Date().toISOString().slice(0, 10),
  });
}
