import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { createRequire } from 'node:module';
import { join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

/*
 * antd without a style run-time (decision 29): its styles become sheets at build time, one for each
 * style module, in the chunk of the component that needs it.
 */

const beside = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Modules of antd that hold styles of a component, animations, or the style of icons. */
const styleModules =
  /[\\/]antd[\\/]es[\\/](.*[\\/])?(style[\\/].*|wave[\\/]style|theme[\\/]util[\\/]useResetIconStyle)\.js$/;

const sheets = { test: styleModules, resourceQuery: /^\?sheet$/ };

const modules = [
  {
    test: styleModules,
    resourceQuery: { not: /^\?sheet$/ },
    use: beside('./style-module-loader.mjs'),
  },
  { resourceQuery: /^\?values$/, use: beside('./token-values-loader.mjs') },
  {
    test: /[\\/]@ant-design[\\/]icons[\\/]es[\\/]renderUtils\.js$/,
    use: beside('./icon-styles-loader.mjs'),
  },
];

export const antdStyleRules = [
  {
    ...sheets,
    type: 'javascript/auto',
    sideEffects: true,
    use: [MiniCssExtractPlugin.loader, 'css-loader', beside('./style-sheet-loader.mjs')],
  },
  ...modules,
];

/** Views rendered by the server: the page has the sheets already. */
export const serverStyleRules = [
  { ...sheets, type: 'asset/source', sideEffects: false },
  ...modules,
];

/**
 * Modules that compute styles in the browser or write style tags, and what stands in their place.
 * @public read by the test in a Node of its own
 */
export const replacedModules = {
  'antd/es/theme/useToken.js': './browser/use-token.js',
  'antd/es/theme/util/genStyleUtils.js': './browser/gen-style-utils.js',
  'antd/es/theme/themes/default/theme.js': './browser/default-theme.js',
  '@rc-component/util/es/Dom/dynamicCSS.js': './browser/dynamic-css.js',
  '@rc-component/portal/es/useScrollLocker.js': './browser/use-scroll-locker.js',
  // antd's default language, never shown.
  'antd/es/locale/en_US.js': createRequire(import.meta.url).resolve('antd/es/locale/fr_FR'),
};

export const antdStylePlugins = () => [
  // By request: a module replaced after it was resolved keeps its name, and webpack's cache its code.
  new webpack.NormalModuleReplacementPlugin(/^\.\.?[/]/, (asked) => {
    const path = join(asked.context, asked.request).replaceAll(sep, '/');
    const module = Object.keys(replacedModules).find((one) => path.endsWith(one.slice(0, -3)));
    if (module) asked.request = resolve(import.meta.dirname, replacedModules[module]);
  }),
];

export const antdStyleAliases = {
  '@ant-design/cssinjs$': beside('./browser/cssinjs.js'),
  '@ant-design/cssinjs-utils$': beside('./browser/cssinjs.js'),
  '@ant-design/colors$': beside('./browser/colors.js'),
  '@rc-component/form$': beside('./browser/rc-form.js'),
};
