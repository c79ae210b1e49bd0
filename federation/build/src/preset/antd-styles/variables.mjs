/** Where the variables of a theme apply: as in tokens.css, and by the chosen density. */
const places = {
  light: (rules) => `:root {\n${rules}\n}`,
  dark: (rules) =>
    `@media (prefers-color-scheme: dark) {\n:root:not([data-theme='light']) {\n${rules}\n}\n}\n` +
    `:root[data-theme='dark'] {\n${rules}\n}`,
  // Touch keeps its sizes.
  compact: (rules) => `@media (pointer: fine) {\n:root[data-density='compact'] {\n${rules}\n}\n}`,
};

/**
 * One sheet of the variables of every theme: what dark and compact change is repeated there only.
 * @param {{ scheme: string, density: string, values: Record<string, string> }[]} themes
 * @param {Record<string, [light: string, dark: string]>} palette our variables, by name; a variable
 *   with the colours of one of ours refers to it, so that it follows a network's own colours
 * @returns {string}
 * @throws {Error} when a variable depends on the colours and on the density at once
 */
export function combine(themes, palette) {
  const of = (scheme, density) => {
    const theme = themes.find((one) => one.scheme === scheme && one.density === density);
    if (!theme) throw new Error(`no theme is ${scheme} and ${density}`);
    return theme.values;
  };
  const light = of('light', 'roomy');
  const dark = of('dark', 'roomy');
  const compact = of('light', 'compact');
  const ours = new Map(
    Object.entries(palette).map(([name, colours]) => [colours.map(plain).join(), `var(${name})`]),
  );
  /** @type {Record<string, string[]>} */
  const rules = { light: [], dark: [], compact: [] };
  for (const [name, value] of Object.entries(light)) {
    const reference = ours.get([value, dark[name]].map(plain).join());
    rules.light.push(`${name}:${reference ?? value};`);
    if (!reference && dark[name] !== value) rules.dark.push(`${name}:${dark[name]};`);
    if (compact[name] === value) continue;
    if (of('dark', 'compact')[name] !== compact[name]) throw new Error(`${name}: colour and size`);
    rules.compact.push(`${name}:${compact[name]};`);
  }
  return Object.entries(places)
    .filter(([place]) => rules[place].length > 0)
    .map(([place, write]) => write(rules[place].join('\n')))
    .join('\n');
}

const plain = (colour = '') => colour.toLowerCase().replaceAll(' ', '');
