import { styleHooksIn } from './style-hooks.mjs';

/**
 * Makes one of antd's style modules import its style sheet, written at build time, in place of the
 * functions that compute it in the browser.
 * @this {import('webpack').LoaderContext<{}>}
 */
export default function styleModuleLoader(source) {
  const sheet = JSON.stringify(this.utils.contextify(this.context, `${this.resourcePath}?sheet`));
  if (isIcons(this.resourcePath)) return `import ${sheet};\nexport default () => undefined;\n`;
  const hooks = styleHooksIn(source);
  let code = source;
  for (const { from, to } of hooks.toReversed()) code = code.slice(0, from) + code.slice(to);
  // Unused animations of a module can then be left out.
  code = code.replaceAll('new Keyframes(', '/*#__PURE__*/ new Keyframes(');
  return hooks.length > 0 ? `import ${sheet};\n${code}` : code;
}

/** The hook of every icon; its sheet has the variables of the theme too. */
export const isIcons = (file) => file.includes('useResetIconStyle');
