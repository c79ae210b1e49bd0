import { fileURLToPath } from 'node:url';

/** `npm run test:full`: also the files named `*.full.test.ts`, each of which takes half a minute. */
const isFull = process.env.TEST_TIER === 'full';

const beside = (file) => fileURLToPath(new URL(file, import.meta.url));

/** In place of antd's modules that compute styles, which are sheets in the product (decision 29). */
const antdStyles = (file) =>
  fileURLToPath(import.meta.resolve(`@alumni/federation-build/antd-styles/${file}`));

/**
 * Common part of every package's jest configuration: TypeScript through SWC, asset imports replaced
 * by their names, antd from its CommonJS build.
 * @param {'node' | 'jsdom'} environment
 * @returns {import('jest').Config}
 */
export function jestBase(environment) {
  return {
    testEnvironment: environment === 'jsdom' ? beside('browser.mjs') : environment,
    testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: ['/node_modules/', ...(isFull ? [] : ['\\.full\\.test\\.tsx?$'])],
    transform: {
      '\\.(t|j)sx?$': [
        '@swc/jest',
        {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
          module: { type: 'commonjs' },
        },
      ],
      '\\.(svg|png|webp|avif|woff2)$': beside('asset.cjs'),
    },
    // Our own packages, installed by a team elsewhere, are modules that Node's `require` cannot load.
    transformIgnorePatterns: ['/node_modules/(?!@alumni/)'],
    moduleNameMapper: {
      '\\.module\\.css$': 'identity-obj-proxy',
      '\\.css$': 'identity-obj-proxy',
      '^antd/es/(.*)$': 'antd/lib/$1',
      '^@ant-design/icons/es/(.*)$': '@ant-design/icons/lib/$1',
      '^@rc-component/util/lib/Dom/dynamicCSS$': antdStyles('browser/dynamic-css.js'),
      '/util/genStyleUtils$': antdStyles('browser/gen-style-utils.js'),
      '/useToken$': antdStyles('jsdom/use-token.cjs'),
      '/useResetIconStyle$': antdStyles('jsdom/use-reset-icon-style.cjs'),
    },
  };
}
