import { readFileSync } from 'node:fs';
import { remoteFolders } from './federation/registry/src/remote-folders.js';

/**
 * The boundaries of ARCHITECTURE.md: imports go screen -> remote -> shared-*, api ->
 * shared-contract.
 */
const remotes = [...remoteFolders(import.meta.dirname), 'federation/mf/template'].join('|');
/** Files that a package's `exports` make importable: its doors. */
const doors = [
  'shared-contract',
  'shared-auth',
  'shared-ui',
  ...['runtime', 'registry', 'build', 'mf'].map((name) => `federation/${name}`),
].flatMap((name) =>
  Object.values(readJson(`./${name}/package.json`).exports)
    .flatMap((target) => (typeof target === 'string' ? target : Object.values(target)))
    .map((file) => `^${name}/${file.slice(2).replaceAll('.', '[.]')}$`),
);
/** Folders of `api/src`; each may import only those before it. */
const rooms = ['platform', 'http', 'modules', 'composition', 'process'];
/**
 * Screens, parcels and slots that guests see; finish_register is in the public layout, but its person
 * is signed in.
 */
const { guestScreens, memberScreens } = screensByAccess();
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
      name: 'folders-in-kebab-case',
      severity: 'error',
      from: {},
      to: { path: '/src/.*[A-Z_][^/]*/', pathNot: 'node_modules' },
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
      from: { path: '^federation/(registry|mf)/src/' },
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
    {
      name: 'guests-load-no-antd',
      comment: 'Before sign-in native: a guest downloads no antd (decision 3).',
      severity: 'error',
      from: { path: `^(${guestScreens})`, pathNot: '[.]test[.]tsx?$' },
      to: { path: 'node_modules/(antd|@ant-design)/|^shared-ui/src/antd-', reachable: true },
    },
    {
      name: 'members-use-no-guest-controls',
      comment: 'After sign-in Ant Design: no native button, field or alert beside it (decision 3).',
      severity: 'error',
      from: { path: `^(${memberScreens})` },
      to: { path: '^shared-ui/src/guest(-form|-list)?[.]ts$' },
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
      // Sites of other teams import modules of a live remote; Lighthouse is installed by its benches.
      from: {
        pathNot: '^e2e/src/foreign-hosts/[^/]+/(main|site)[.]tsx?$|^bench/lighthouse/pass[.]mjs$',
      },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      // ModalConfirm is fetched after sign-in: a rule about what a screen reaches cannot tell a file
      // that it fetches later.
      path: '^shared-ui/src/dialog/ModalConfirm|^(federation/)?[^/]+/(dist|[.]types|[.]cache|[.]generated|test-results)/|^[.]|^test-results/',
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

/** Folders of screens, parcels and slots, from the `remote.json` of each remote. */
function screensByAccess() {
  const guests = [];
  const members = [];
  for (const folder of remoteFolders(import.meta.dirname)) {
    const { routes, parcels = [], slots = [] } = readJson(`./${folder}/remote.json`);
    const publicSlots = slots.filter(({ slot }) => !slot.startsWith('member.'));
    const screens = [...routes, ...parcels, ...publicSlots].map(
      ({ name, access = 'all', screen }) => ({
        isForGuests: ['all', 'guest'].includes(access) && name !== 'finish_register',
        path: `${folder}/${screen.slice(2).replace(/[^/]+$/, '')}`,
      }),
    );
    const own = screens.filter(({ isForGuests }) => isForGuests).map(({ path }) => path);
    const other = screens.filter(({ isForGuests }) => !isForGuests).map(({ path }) => path);
    guests.push(...own);
    // A remote with parcels alone for guests is otherwise for members, its shared components too.
    const hasGuests = own.some((path) => !path.endsWith('/parcels/'));
    members.push(...(hasGuests ? other : [`${folder}/src/(?!parcels/)`]));
  }
  return { guestScreens: guests.join('|'), memberScreens: members.join('|') };
}

function readJson(file) {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
}
