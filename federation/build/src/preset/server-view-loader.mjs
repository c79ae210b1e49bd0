import { basename } from 'node:path';

/** `X.tsx?server-view` becomes a module whose `render` draws the component X as markup. */
export default function serverViewLoader() {
  const name = basename(this.resourcePath, '.tsx');
  return [
    `import { serverView } from '@alumni/federation-build/server-view';`,
    `import { ${name} } from './${name}';`,
    `export const render = serverView(${name});`,
  ].join('\n');
}
