import { basename } from 'node:path';

/**
 * Makes a module whose `views` renders each component to markup: `views.HomeFirstView(input)`.
 * @this {import('webpack').LoaderContext<{ files: string[] }>}
 */
export default function serverViewsLoader() {
  const views = this.getOptions().files.map((file) => ({ file, name: basename(file, '.tsx') }));
  return [
    `import { serverView } from '@alumni/federation-build/server-view';`,
    ...views.map(({ file, name }) => `import { ${name} } from ${JSON.stringify(file)};`),
    `export const views = {`,
    ...views.map(({ name }) => `  ${name}: serverView(${name}),`),
    `};`,
  ].join('\n');
}
