import { basename } from 'node:path';

/** JSON is included because a remote's map is its entry. */
const sources = ['{src,scripts}/**/*.{ts,tsx,mjs,js,cjs,json}'];

/** webpack comes with the preset: one version for the shell and every remote. */
const builtByPreset = {
  ignoreBinaries: ['webpack'],
  ignoreDependencies: ['webpack-cli', 'webpack-dev-server'],
};

/**
 * `npm run unused`: finds unused exports, files and dependencies, and undeclared dependencies. The
 * packages are the workspaces of package.json; a door of a shared package is unused when no other
 * package imports it.
 * @type {import('knip').KnipConfig}
 */
export default {
  workspaces: {
    '.': {
      // .ci/run starts these.
      entry: [
        'scripts/{install,programs-for-tests,registry-for-tests,s3-for-tests}.mjs',
        // `npm run update:example` starts it with a registry.
        'scripts/update-example.mjs',
      ],
      ignoreBinaries: ['pgbouncer'],
      project: sources,
      // scripts/chromium.mjs finds Playwright from e2e, which declares it. drizzle-kit finds
      // drizzle-orm only next to itself, and npm installs it in api/ when api alone declares it.
      // scripts/types.mjs starts typescript-native by its path.
      ignoreDependencies: ['@playwright/test', 'drizzle-orm', 'typescript-native'],
    },
    'mf-*': {
      entry: ['remote.json', 'webpack.config.mjs'],
      project: sources,
      ...builtByPreset,
    },
    // Files that `mf create` copies, under the same rules as the remotes made from them.
    'federation/mf/template': {
      entry: ['remote.json', 'webpack.config.mjs'],
      project: sources,
      ...builtByPreset,
    },
    shell: {
      // Entries of its webpack configurations, and the frame that the server renders around first
      // views.
      entry: ['src/{main,baseline}.ts', 'src/prerender/*Frame.tsx', 'webpack.*.mjs'],
      project: sources,
      ...builtByPreset,
    },
    'shared-contract': { project: sources, includeEntryExports: true },
    'shared-auth': { project: sources, includeEntryExports: true },
    'shared-ui': {
      // `x.server.ts` replaces `x.ts` on the server.
      entry: ['src/**/*.server.{ts,tsx}'],
      project: sources,
      includeEntryExports: true,
      // scripts/subset-font.mjs builds their names.
      ignoreDependencies: [/^@fontsource-variable\//],
    },
    'federation/runtime': { project: sources, includeEntryExports: true },
    'federation/registry': {
      project: sources,
      includeEntryExports: true,
      // Its drawings are read by name.
      ignoreDependencies: ['@ant-design/icons-svg'],
    },
    'federation/build': {
      // webpack resolves them by path.
      entry: [
        'src/preset/{*-loader.mjs,no-table-selection.js,unused-*.js}',
        'src/preset/antd-styles/{*-loader.mjs,browser/*.js}',
        'src/dev/refresh-{guest.cjs,host.mjs}',
      ],
      project: sources,
      includeEntryExports: true,
      ignoreIssues: {
        'src/preset/antd-styles/{*-loader.mjs,browser/*.js}': ['exports'],
        // What standard-loader.mjs writes imports it.
        'src/{standard.ts,standard/*.ts}': ['exports'],
      },
      // The build command of the remotes, loaders that webpack resolves by name, the compiler that
      // swc-loader and the minifier use, and modules that `shares.mjs` has the shell provide.
      ignoreDependencies: [
        'css-loader',
        'swc-loader',
        '@swc/core',
        'webpack-cli',
        'dayjs',
        'react-final-form',
      ],
      // jest resolves this path from the package, not from the test that names it.
      ignoreUnresolved: ['../../jest/src/browser.mjs'],
    },
    'federation/mf': {
      // mf.mjs imports it through tsx.
      entry: ['src/terminal.ts'],
      project: sources,
      includeEntryExports: true,
    },
    jest: {
      entry: ['src/{base,browser,compile}.mjs', '*.{mjs,cjs}'],
      project: ['**/*.{mjs,js,cjs,json}'],
      // The configuration names them, and tests of those who install the preset import them.
      ignoreDependencies: [
        '@alumni/federation-build',
        '@swc/core',
        '@swc/jest',
        'identity-obj-proxy',
        '@testing-library/react',
        '@testing-library/user-event',
      ],
    },
    api: {
      // The server, the commands of scripts/api-command.mjs, and programs that tests start.
      entry: [
        'src/server.ts',
        'src/**/*-command.ts',
        'testing/{check-folder,serve-api,with-postgres,api-process,endless-writer,lost-thread}.ts',
      ],
      project: ['{src,covers,demo,testing}/**/*.{ts,mjs,json}'],
    },
    'api-client': {
      // scripts/generate.mjs checks the example against the types that it has generated.
      entry: ['scripts/generate.mjs', 'src/example.ts'],
      project: sources,
      // Started by its path.
      ignoreDependencies: ['openapi-typescript'],
    },
    art: { entry: ['src/{draw,share-pictures}.mjs'], project: sources },
    e2e: {
      // `npm run screenshots`, and what the foreign hosts are built from.
      entry: ['src/screenshots.ts', 'src/foreign-hosts/*/main.{ts,tsx}'],
      project: sources,
      // A loader by its name, and a module of a live remote.
      ignoreDependencies: ['ts-loader', 'mf_public'],
    },
    bench: {
      // `npm run bench:…`, and the build with a changed sentence.
      entry: ['src/*.ts', 'webpack.changed.mjs', 'src/federation/change-sentence-loader.mjs'],
      project: sources,
    },
    // No workspaces of npm: their packages are installed apart.
    'bench/lighthouse': {
      entry: ['pass.mjs'],
      project: ['*.{mjs,json}'],
      ignore: ['package-lock.json'],
    },
    'scripts/node-for-tests': {
      project: ['*.json'],
      ignore: ['package-lock.json'],
    },
  },
  // A map uses what it names: the screens of a remote are its entries.
  compilers: { json: (text, path) => (path.endsWith('/remote.json') ? importsOf(text) : '') },
  ignoreIssues: {
    // They declare the types of JavaScript files of the same name, which are what is imported.
    '**/*.d.{ts,mts}': ['exports'],
    // webpack substitutes them for another module, with that module's exports.
    'shared-ui/src/**/*.server.{ts,tsx}': ['exports'],
    'federation/build/src/preset/{*-loader.mjs,no-table-selection.js,unused-*.js}': ['exports'],
    'federation/build/src/dev/refresh-guest.cjs': ['exports'],
  },
  // System programs; tests and benches work without them.
  ignoreBinaries: [
    'apt-get',
    'nginx',
    'openssl',
    'pg_config',
    'pgbench',
    'redis-server',
    'nsenter',
    'systemd-nspawn',
  ],
  // ts-loader imports it.
  ignoreFiles: ['e2e/src/foreign-hosts/webpack/tsconfig.json'],
  // Two calls may have the same answer: each keeps its own name.
  exclude: ['duplicates'],
  treatConfigHintsAsErrors: true,
};

/** Modules that a remote's map names, with the export that webpack takes from each. */
function importsOf(map) {
  const { routes, slots = [], parcels = [] } = JSON.parse(map);
  return [...routes, ...slots, ...parcels]
    .flatMap(({ screen, prerender }) => [screen, prerender])
    .filter(Boolean)
    .map((path) => `import { ${basename(path)} } from '${path}';`)
    .join('\n');
}
