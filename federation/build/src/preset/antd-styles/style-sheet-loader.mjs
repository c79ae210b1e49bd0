import { isIcons } from './style-module-loader.mjs';
import { baseSheet, sheetOf, sources } from './write-sheets.mjs';

/**
 * The style sheet of one of antd's style modules.
 * @this {import('webpack').LoaderContext<{}>}
 */
export default async function styleSheetLoader() {
  for (const file of sources) this.addDependency(file);
  return isIcons(this.resourcePath) ? baseSheet() : sheetOf(this.resourcePath);
}
