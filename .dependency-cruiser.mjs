import { readFileSync } from 'node:fs';
import { remoteFolders } from './federation/registry/src/remote-folders.js';

/**
 * The boundaries of ARCHITECTURE.md: imports go screen -> remote -> shared-*, api ->
 * shared-contract.
 */
const remotes = [...remoteFolders(import.meta.dirname), 'federation/template'].join('|');
/** Files that a package's `exports` make importable: its doors. */
const doors = [
  ...['shared-contract', 'shared-auth', 'shared-ui'],
  ...['runtime', 'registry', 'build', 'mf'].map((name) => `federation/${name}`),
].flatMap((name) =>
  Object.values(readJson(`./${name}/package.json`).exports)
    .flatMap((target) => (typeof target === 'string' ? target : Object.values(target)))
    .map((file) => `^${name}/${file.slice(2).replaceAll('.', '[.]')}$`),
);
/** Folders of `api/src`; each may import only those before it. */
const rooms = ['platform', 'http', 'modules', 'composition', 'process'];
const browser = `shared-auth|shared-ui|shell|${remotes}`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two modules that need each other are one module, or three.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-remote-to-remote',
      comment: 'Teams release alone: what two remotes need moves up to shared-ui.',
      severity: 'error',
      from: { path: `^(${remotes})/` },
      to: { path: `^(${remotes})/`, pathNot: '^$1/' },
    },
    {
      name: 'nobody-imports-a-remote',
      comment: 'The shell and the shared packages know remotes through the registry alone.',
      severity: 'error',
      from: { pathNot: `^(${remotes}|bench)/` },
      to: { path: `^(${remotes})/src/` },
    },
    {
      name: 'remotes-do-not-know-the-shell',
      severity: 'error',
      from: { path: `^(${remotes}|shared-[a-z]+|api)/` },
      to: { path: '^shell/' },
    },
    {
      name: 'shared-looks-down-only',
      comment: 'shared-contract < shared-auth < shared-ui.',
      severity: 'error',
      from: { path: '^shared-contract/' },
      to: { path: '^(shared-auth|shared-ui|federation)/' },
    },
    {
      name: 'shared-auth-looks-down-only',
      severity: 'error',
      from: { path: '^shared-auth/' },
      to: { path: '^(shared-ui|federation)/' },
    },
    {
      name: 'registry-needs-no-bundler',
      comment: 'The API and the command share the registry: neither webpack nor React comes along.',
      severity: 'error',
      from: { path: '^federation/(registry|mf)/' },
      to: { path: '^federation/(build|runtime)/|node_modules/(webpack|react|@module-federation)' },
    },
    {
      name: 'runtime-is-for-the-browser',
      severity: 'error',
      from: { path: '^federation/runtime/', pathNot: '[.]test[.]ts$' },
      to: { path: '^federation/(build|registry|mf)/' },
    },
    {
      name: 'browser-and-api-meet-in-the-contract',
      severity: 'error',
      from: { path: `^(${browser})/` },
      to: { path: '^api/' },
    },
    {
      name: 'api-imports-no-screen',
      severity: 'error',
      from: { path: '^api/', pathNot: '^api/demo/' },
      to: { path: `^(${browser})/src/` },
    },
    {
      name: 'one-door-per-package',
      comment: "A package is entered through the doors of its package.json 'exports' alone.",
      severity: 'error',
      from: { path: '^(federation/[a-z]+|[a-z-]+)/' },
      to: {
        path: '^(shared-contract|shared-auth|shared-ui|federation/[a-z]+)/src/',
        pathNot: ['^$1/', ...doors],
      },
    },
    {
      name: 'router-through-the-facade',
      comment:
        'Remotes take the router from @alumni/shared-ui/router, so that its bytes ship once.',
      severity: 'error',
      from: { path: `^(${remotes})/` },
      to: { path: 'node_modules/react-router' },
    },
    ...rooms.slice(0, -1).map((room, index) => ({
      name: `api-${room}-looks-down-only`,
      comment: `Rooms of the API, lowest first: ${rooms.join(' < ')}.`,
      severity: 'error',
      from: { path: `^api/src/${room}/`, pathNot: '[.]test[.]ts$' },
      to: { path: `^api/src/(${rooms.slice(index + 1).join('|')})/|^api/src/[^/]+$` },
    })),
    {
      name: 'api-product-needs-no-test-helpers',
      severity: 'error',
      from: { path: '^api/(src|demo)/', pathNot: '[.]test[.]ts$' },
      to: { path: '^api/testing/' },
    },
    {
      name: 'sql-in-repositories',
      comment: 'Routes, policies and presenters never see a table.',
      severity: 'error',
      from: { path: '^api/src/modules/.*\\.(routes|policy|presenter)\\.ts$' },
      to: { path: '^api/src/platform/db/schema', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '^(federation/)?[^/]+/(dist|[.]types|[.]cache|[.]generated|test-results)/|^[.]|^test-results/',
    },
    includeOnly: undefined,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css', '.svg'],
    },
  },
};

function readJson(file) {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
}
