const anchor = '    csp,\n    prepend,';

/**
 * antd's parts that write a style tag on their own (page lock of a dialog, scroll bar of a table) are
 * not given the ConfigProvider's nonce: the page's stands in.
 */
export default function styleNonceLoader(source) {
  const parts = source.split(anchor);
  if (parts.length !== 2) throw new Error(`${this.resourcePath} changed: see style-nonce-loader.`);
  return parts.join('    csp = { nonce: globalThis.__nonce__ },\n    prepend,');
}
