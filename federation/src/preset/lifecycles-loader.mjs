import { basename } from 'node:path';

/** `X.tsx?lifecycles` becomes a module of the single-spa lifecycles of the screen X. */
export default function lifecyclesLoader() {
  const name = basename(this.resourcePath, '.tsx');
  return [
    `import { screenLifecycles } from '@alumni/federation/lifecycles';`,
    `const load = () => import(/* webpackChunkName: '${name}' */ './${name}').then((module) => module.${name});`,
    `export const { bootstrap, mount, unmount, update } = screenLifecycles(load, '${name}');`,
  ].join('\n');
}
