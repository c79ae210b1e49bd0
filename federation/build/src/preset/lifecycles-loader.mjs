import { basename } from 'node:path';
import { importsFrom } from './source-imports.mjs';

/**
 * Turns `X.tsx?lifecycles` into a module with the single-spa lifecycles of the screen X. They
 * include antd's theme for a screen that uses antd, because outside the shell nothing else does.
 * @this {import('webpack').LoaderContext<{}>}
 */
export default function lifecyclesLoader() {
  const name = basename(this.resourcePath, '.tsx');
  const drawsAntd = [...importsFrom(this.resourcePath)].some((key) => key.startsWith('antd/es/'));
  return [
    `import { screenLifecycles } from '@alumni/federation-build/lifecycles';`,
    drawsAntd
      ? `import { AntdTheme } from '@alumni/shared-ui/antd-theme';`
      : 'const AntdTheme = undefined;',
    `const load = () => import(/* webpackChunkName: '${name}' */ './${name}').then((module) => module.${name});`,
    `export const { bootstrap, mount, unmount, update } = screenLifecycles(load, '${name}', AntdTheme);`,
  ].join('\n');
}
