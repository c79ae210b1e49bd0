/** Replaces antd's style hooks: every style is in a sheet, so no class name depends on the theme. */
const noClasses = ['', ''];

export const genStyleHooks = () => () => noClasses;
export const genComponentStyleHook = () => () => '';
export const genSubStyleComponent = () => () => null;

/** Names and references of a component's variables, as in antd. */
export function genCssVar(prefix, component) {
  const nameOf = (name) => `--${prefix.replace(/\./g, '')}-${component}-${name}`;
  const reference = (name, fallback) =>
    fallback ? `var(${nameOf(name)}, ${fallback})` : `var(${nameOf(name)})`;
  return [nameOf, reference];
}
