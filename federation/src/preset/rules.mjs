import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import refreshTypescript from 'react-refresh-typescript';
import { fileURLToPath } from 'node:url';

const beside = (file) => fileURLToPath(new URL(file, import.meta.url));

/**
 * How sources become modules: TypeScript without types (`tsc -b` checks those), CSS modules in
 * files of their own, pictures and fonts as files.
 * @param {{ production: boolean, name: string }} build
 */
export function moduleRules({ production, name }) {
  const typescript = {
    loader: 'ts-loader',
    options: {
      transpileOnly: true,
      configFile: beside('./tsconfig.webpack.json'),
      ...(production
        ? {}
        : { getCustomTransformers: () => ({ before: [refreshTypescript.default()] }) }),
    },
  };
  return [
    {
      test: /[\\/]@rc-component[\\/]util[\\/]es[\\/]Dom[\\/]dynamicCSS\.js$/,
      use: beside('./style-nonce-loader.mjs'),
    },
    { test: /\.tsx$/, resourceQuery: /lifecycles/, use: beside('./lifecycles-loader.mjs') },
    {
      test: /\.tsx?$/,
      resourceQuery: { not: /lifecycles/ },
      exclude: /node_modules/,
      use: typescript,
    },
    {
      test: /\.css$/,
      use: [
        MiniCssExtractPlugin.loader,
        {
          loader: 'css-loader',
          options: {
            modules: {
              auto: /\.module\.css$/,
              namedExport: false,
              exportLocalsConvention: 'as-is',
              localIdentHashSalt: name,
              localIdentName: production ? '[hash:base64:6]' : '[name]__[local]',
            },
          },
        },
      ],
    },
    { test: /\.(png|jpe?g|webp|avif|woff2)$|favicon\.svg$/, type: 'asset/resource' },
    {
      test: /\.svg$/,
      exclude: /favicon\.svg$/,
      type: 'asset',
      parser: { dataUrlCondition: { maxSize: 512 } },
    },
  ];
}
