import { basename } from 'node:path';
import { importsFrom } from './source-imports.mjs';

/**
 * `X.tsx?lifecycles` becomes a module of the single-spa lifecycles of the screen X. Outside the shell
 * nobody puts antd's theme around a screen that draws with antd: its lifecycles do.
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
