import { basename } from 'node:path';

/** Turns `X.tsx?server-view` into a module whose `render` returns the markup of the component X. */
export default function serverViewLoader() {
  const name = basename(this.resourcePath, '.tsx');
  return [
    `import { serverView } from '@alumni/federation-build/server-view';`,
    `import { ${name} } from './${name}';`,
    `export const render = serverView(${name});`,
  ].join('\n');
}
