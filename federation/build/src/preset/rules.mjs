import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { antdStyleRules, serverStyleRules } from './antd-styles/index.mjs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageFolder } from './installed.mjs';

const beside = (file) => fileURLToPath(new URL(file, import.meta.url));

/**
 * How sources become modules: TypeScript without type checks (`tsc -b` runs those), CSS modules as
 * separate files, pictures and fonts as files.
 * @param {{ production: boolean, refresh: boolean, name: string }} build
 */
export function moduleRules({ production, refresh, name }) {
  return [
    pureParts,
    ...antdStyleRules,
    { test: /\.tsx$/, resourceQuery: /^\?lifecycles/, use: beside('./lifecycles-loader.mjs') },
    { test: /\.tsx$/, resourceQuery: /^\?standard/, use: beside('./standard-loader.mjs') },
    {
      test: /\.tsx?$/,
      resourceQuery: { not: /^\?(lifecycles|standard)/ },
      exclude: /node_modules/,
      ...typescript({ refresh }),
    },
    {
      test: /\.css$/,
      use: [
        MiniCssExtractPlugin.loader,
        {
          loader: 'css-loader',
          options: { modules: cssModules({ production, name }) },
        },
      ],
    },
    ...assetRules,
  ];
}

/**
 * These packages do not declare `sideEffects: false`; without it, one import includes the whole
 * package.
 */
const pureParts = { test: /[\\/]node_modules[\\/]@rc-component[\\/]/, sideEffects: false };

const typescript = ({ refresh }) => ({
  oneOf: [
    { test: /\.tsx$/, use: compiled({ refresh, tsx: true }) },
    // Without JSX, where `<T>` is a cast or a type parameter.
    { test: /\.ts$/, use: compiled({ refresh, tsx: false }) },
  ],
});

const compiled = ({ refresh, tsx }) => [
  beside('./french-spaces-loader.mjs'),
  {
    loader: 'swc-loader',
    options: {
      // The preset decides alone, without a file of the package or its browserslist.
      swcrc: false,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx },
        // Without `development`, SWC does not add what Fast Refresh needs.
        transform: { react: { runtime: 'automatic', refresh, development: refresh } },
      },
    },
  },
];

const assetRules = [
  { test: /\.(png|jpe?g|webp|avif|woff2)$|favicon\.svg$/, type: 'asset/resource' },
  {
    test: /\.svg$/,
    exclude: /favicon\.svg$/,
    type: 'asset',
    parser: { dataUrlCondition: { maxSize: 1024 } },
  },
];

const cssModules = ({ production, name }) => ({
  auto: /\.module\.css$/,
  namedExport: false,
  exportLocalsConvention: 'as-is',
  localIdentHashSalt: name,
  localIdentName: production ? '[hash:base64:6]' : '[name]__[local]',
});

/**
 * In a shadow root, rules of shared-ui for the page apply to the container.
 * @returns {import('webpack').RuleSetRule}
 */
export const shadowRule = () => ({
  test: /\.css$/,
  include: join(packageFolder('@alumni/shared-ui'), sep),
  enforce: 'pre',
  loader: beside('./shadow-css-loader.mjs'),
});

/**
 * The same sources for the server: class names without style sheets, addresses without files.
 * Modules of the shell (shared-ui) get the names of the shell's build.
 * @param {string} name of the build
 * @returns {import('webpack').RuleSetRule[]}
 */
export function serverRules(name) {
  const shared = join(packageFolder('@alumni/shared-ui'), sep);
  const classNames = (salt) => ({
    loader: 'css-loader',
    options: {
      modules: { ...cssModules({ production: true, name: salt }), exportOnlyLocals: true },
    },
  });
  return [
    pureParts,
    ...serverStyleRules,
    { test: /\.tsx?$/, exclude: /node_modules/, ...typescript({ refresh: false }) },
    { test: /\.css$/, exclude: /\.module\.css$/, type: 'asset/source' },
    { test: /\.module\.css$/, include: shared, use: classNames('shell') },
    { test: /\.module\.css$/, exclude: shared, use: classNames(name) },
    ...assetRules.map((rule) => ({
      ...rule,
      include: shared,
      generator: { emit: false, publicPath: '/assets/' },
    })),
    ...assetRules.map((rule) => ({
      ...rule,
      exclude: rule.exclude ? [rule.exclude, shared] : [shared],
      generator: { emit: false },
    })),
  ];
}
