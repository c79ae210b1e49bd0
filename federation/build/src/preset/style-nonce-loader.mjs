const anchor = '    csp,\n    prepend,';

/**
 * Some parts of antd write style tags (scroll lock of a dialog, scroll bar of a table) without the
 * nonce of ConfigProvider: use the page's nonce there.
 */
export default function styleNonceLoader(source) {
  const parts = source.split(anchor);
  if (parts.length !== 2) throw new Error(`${this.resourcePath} changed: see style-nonce-loader.`);
  return parts.join('    csp = { nonce: globalThis.__nonce__ },\n    prepend,');
}
