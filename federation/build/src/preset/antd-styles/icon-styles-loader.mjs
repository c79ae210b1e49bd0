const anchor = 'export const useInsertStyles = ';

/**
 * The style of antd's icons is in the base sheet: no icon writes a style tag.
 * @this {import('webpack').LoaderContext<{}>}
 */
export default function iconStylesLoader(source) {
  const parts = source.split(anchor);
  if (parts.length !== 2) throw new Error(`${this.resourcePath} changed: see icon-styles-loader.`);
  return `${parts.join('const unused = ')}\nexport const useInsertStyles = () => undefined;\n`;
}
