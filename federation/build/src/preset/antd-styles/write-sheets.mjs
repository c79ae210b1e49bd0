import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createElement as element } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { tsImport } from 'tsx/esm/api';
import { repository } from '../installed.mjs';
import { styleHooksIn } from './style-hooks.mjs';
import { combine } from './variables.mjs';

// antd's CommonJS build, and its one instance of cssinjs.
const require = createRequire(import.meta.url);
const { createCache, StyleProvider } = require('@ant-design/cssinjs');
const { default: ConfigProvider } = require('antd/lib/config-provider');
const algorithms = {
  light: require('antd/lib/theme/themes/default').default,
  dark: require('antd/lib/theme/themes/dark').default,
};

/** Our sheets are outside any layer, so they win over antd's; antd wins over the reset. */
const order = '@layer base, antd.root, antd.part;';

/**
 * The sheet of one of antd's style modules, with the variables of its components.
 * @param {string} file `…/antd/es/button/style/index.js`
 */
export async function sheetOf(file) {
  const hooks = styleHooksIn(readFileSync(file, 'utf8'));
  const exports = require(file.replace(/([\\/]antd[\\/])es([\\/])/, '$1lib$2'));
  const drawn = await inEachTheme(() => hooks.forEach((hook) => use(exports[hook.exported], hook)));
  const css = new Map();
  for (const { cache } of drawn) {
    for (const { path, value } of entries(cache, 'style')) {
      const hook = hooks.find(({ component }) => path.startsWith(nameInCache(component)));
      if (hook)
        css.set(path, `@layer antd.${hook.isPart ? 'part' : 'root'} {\n${styleOf(value)}\n}`);
    }
  }
  return [
    order,
    ...css.values(),
    combine(
      drawn.map((one) => valuesOf(one, 'cssVar', 1)),
      await palette(),
    ),
  ].join('\n');
}

/** Icons, and the variables of the theme: every screen with antd needs them. */
export async function baseSheet() {
  const drawn = await inEachTheme(() => undefined);
  const [icons] = entries(drawn[0].cache, 'style').filter(({ path }) => path.includes('anticon'));
  const theme = drawn.map((one) => valuesOf(one, 'token', 3));
  for (const { values } of theme) {
    for (const name of Object.keys(values)) if (presetColour.test(name)) delete values[name];
  }
  return [
    order,
    `@layer antd.root {\n${styleOf(icons.value)}\n}`,
    combine(theme, await palette()),
  ].join('\n');
}

/** antd's own thirteen colours: screens use ours. */
const colours = 'blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|lime|gold';
const presetColour = new RegExp(`^--ant-(${colours})(-\\d+)?$`);
const unused = new RegExp(`-rtl\\b|-(${colours})\\b`);

/** Values of antd's tokens that its components read in the browser: sizes, times, layers. */
export async function runtimeTokens() {
  const [{ cache }] = await inEachTheme(() => undefined);
  const [{ value }] = entries(cache, 'token');
  return Object.fromEntries(Object.entries(value[2]).filter(([name]) => readInBrowser.test(name)));
}

const readInBrowser =
  /^(screen|zIndex|padding|fontSize|lineHeight|controlHeight|colorFill)|^(motion|wireframe|marginXXS|borderRadius|sizePopupArrow|lineWidth|colorBgContainer|colorTextQuaternary|Table)$/;

/** Runs the style hooks of antd once in each theme; cssinjs keeps what they write in a cache. */
async function inEachTheme(hooks) {
  const { antdTokens } = await tokens();
  return themes.map(({ scheme, density }) => {
    const { token, components, final } = antdTokens(scheme, density);
    const algorithm = [algorithms[scheme], final];
    const theme = { token, components, algorithm, hashed: false, cssVar: { key: 'k' } };
    const cache = createCache();
    const Hooks = () => {
      hooks();
      return null;
    };
    const provider = element(ConfigProvider, { theme }, element(Hooks));
    renderToStaticMarkup(element(StyleProvider, { cache }, provider));
    return { scheme, density, cache };
  });
}

const themes = ['light', 'dark'].flatMap((scheme) =>
  ['roomy', 'compact'].map((density) => ({ scheme, density })),
);

const tokens = () => tsImport('@alumni/shared-ui/antd-tokens', import.meta.url);

/** Files of this repository that a sheet depends on. Elsewhere they come with a package. */
export const sources = [
  'shared-ui/src/theme/antd-tokens.ts',
  'shared-ui/src/theme/tokens.ts',
  'shared-contract/src/palette/colours.ts',
].map((file) => join(repository, file));

/** Our colours, light and dark: a variable of the same two colours refers to ours. */
async function palette() {
  return (await tokens()).paletteVariables;
}

function use(hook, { exported, component, isPart }) {
  const prefixCls = `ant-${prefixOf(exported, component)}`;
  // A part is a component without hooks of its own, an ordinary hook otherwise.
  if (isPart) hook({ prefixCls, rootCls: prefixCls });
  else hook(prefixCls, '');
}

/** Class names of antd that are not the name of the component. */
const prefixes = {
  Button: 'btn',
  'Button-compact': 'btn',
  DatePicker: 'picker',
  Addon: 'space-addon',
  'Input-Shared': 'input',
  'Input-Component': 'input',
  'Input-TextArea': 'input',
  'Modal-confirm': 'modal',
  'Pagination-bordered': 'pagination',
  'Badge-Ribbon': 'ribbon',
  'Tag-preset': 'tag',
  'Tag-status': 'tag',
  useRowStyle: 'row',
  useColStyle: 'col',
};

const prefixOf = (exported, component) =>
  prefixes[exported] ??
  prefixes[component] ??
  component.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();

const nameInCache = (component) =>
  `${component.includes('-') ? component : `${component}-${component}`}%`;

/** What cssinjs holds of one kind: 'style', 'cssVar' or 'token'. */
function entries({ cache }, kind) {
  return [...cache]
    .filter(([key]) => key.startsWith(`${kind}%`))
    .map(([key, [, value]]) => ({
      path: key.split('%').slice(1).filter(Boolean).join('%'),
      value,
    }));
}

/** The rules of a style, its animations included. */
const styleOf = ([css, , animations]) =>
  [withoutUnused(css), ...Object.values(animations ?? {})].join('\n');

/** Without the rules for antd's own colours and for writing from right to left. */
function withoutUnused(css) {
  return css.replace(reset, '$1').replace(/([^{}]+)\{[^{}]*\}/g, (rule, selectors) => {
    const isUnused = selectors.split(',').every((selector) => unused.test(selector));
    return isUnused ? '' : rule;
  });
}

/**
 * antd repeats fonts and box sizes for every element whose class begins with a component's name.
 * base.css has both, and a browser would try these selectors on every element of the page.
 */
const reset = /(^|\})(?:\[class[\^*]="[^{}]*\{[^{}]*\})+/g;

/** `--ant-…` → value, of the sheets of variables that cssinjs holds at this place of its entries. */
function valuesOf({ scheme, density, cache }, kind, place) {
  const sheets = entries(cache, kind).map(({ value }) => value[place]);
  const pairs = sheets.flatMap((css) => [...css.matchAll(/(--[\w-]+):([^;]+);/g)]);
  return { scheme, density, values: Object.fromEntries(pairs.map(([, ...pair]) => pair)) };
}
