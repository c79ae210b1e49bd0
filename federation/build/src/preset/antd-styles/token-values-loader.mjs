import { runtimeTokens, sources } from './write-sheets.mjs';

/**
 * The values of antd's tokens that its components read in the browser.
 * @this {import('webpack').LoaderContext<{}>}
 */
export default async function tokenValuesLoader() {
  for (const file of sources) this.addDependency(file);
  return `export const token = ${JSON.stringify(await runtimeTokens())};`;
}
