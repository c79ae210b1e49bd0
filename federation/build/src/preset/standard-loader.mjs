import { basename } from 'node:path';

/**
 * Turns `X.tsx?standard=/path` into the module that the standard entry exposes for the screen X.
 * The path is the pattern of its route; empty for a parcel. With `memberTitle`, the screen is behind
 * the sign-in, and a card with this title takes its place.
 * @this {import('webpack').LoaderContext<{}>}
 */
export default function standardLoader() {
  const name = basename(this.resourcePath, '.tsx');
  const query = new URLSearchParams(this.resourceQuery);
  const route = JSON.stringify(query.get('standard') || undefined);
  const memberTitle = query.get('memberTitle');
  const load = memberTitle
    ? `loadMemberScreen(${JSON.stringify(memberTitle)})`
    : `() => import('./${name}').then((module) => module.${name})`;
  return [
    `import { loadMemberScreen, standardLifecycles } from '@alumni/federation-build/standard';`,
    `export const { bootstrap, mount, unmount, update } = standardLifecycles(${load}, '${name}', ${route});`,
  ].join('\n');
}
