import { basename } from 'node:path';

/**
 * Turns `X.tsx?standard=/path` into the module that the standard entry exposes for the screen X.
 * The path is the pattern of its route; empty for a parcel.
 */
export default function standardLoader() {
  const name = basename(this.resourcePath, '.tsx');
  const route = new URLSearchParams(this.resourceQuery).get('standard') || undefined;
  return [
    `import { standardLifecycles } from '@alumni/federation-build/standard';`,
    `const load = () => import('./${name}').then((module) => module.${name});`,
    `export const { bootstrap, mount, unmount, update } = standardLifecycles(load, '${name}', ${JSON.stringify(route)});`,
  ].join('\n');
}
