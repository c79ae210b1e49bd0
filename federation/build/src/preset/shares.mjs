import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageOf } from '@alumni/federation-registry/package-of';
import { remoteFolders } from '@alumni/federation-registry/remotes';
import { packageFolder, packageJson, readJson, repository } from './installed.mjs';

/** Paths of the folders of the remotes. */
export const remoteDirs = () => remoteFolders(repository).map((name) => join(repository, name));

/**
 * Libraries that remotes take from the shell; axios and toasts come through our shared packages.
 */
const libraries = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'swr',
  'dayjs',
  'react-final-form',
];

/**
 * antd's contexts: shared even by a remote's own copy of antd, so that theme and locale apply to
 * it.
 */
const contexts = [
  'antd/es/config-provider/context',
  'antd/es/config-provider/DisabledContext',
  'antd/es/config-provider/SizeContext',
  'antd/es/theme/context',
  'antd/es/locale/context',
  'antd/es/form/context',
  'antd/es/layout/context',
  // Of an icon, a remote carries the drawing alone.
  '@ant-design/icons/es/components/AntdIconLight',
];

/** Entry points of tests and of the build: no browser loads them. */
export const ownDoors = /[/](testing|antd-tokens|package\.json)$/;

/** Entry points of our own shared packages: `@alumni/shared-ui/page`, … */
function doors() {
  return ['@alumni/shared-auth', '@alumni/shared-ui'].flatMap((name) =>
    Object.keys(packageJson(name).exports)
      .filter((door) => !ownDoors.test(door))
      .map((door) => name + door.slice(1)),
  );
}

/** Every antd module that the sources in these folders import. */
function usedAntd(folders) {
  const files = folders.flatMap((folder) => sourcesIn(join(folder, 'src')));
  const imports = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(antdImport)]);
  return imports.map(([, request]) => request).sort();
}

/** Folders whose antd imports the shell provides: its own, shared-ui's and every remote's. */
function frontFolders() {
  return [...remoteDirs(), join(repository, 'shell'), packageFolder('@alumni/shared-ui')];
}

const antdImport = /^import (?!type\b)[^;]*?from '(antd\/es\/[^']+)'/gm;

function sourcesIn(dir) {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(dir, name));
}

/**
 * A shared module, as webpack's plugins of `sharing` take it.
 * @typedef {object} Share
 * @property {true} singleton
 * @property {true} strictVersion
 * @property {string} requiredVersion a range
 * @property {string} [version] of the copy that the shell provides
 * @property {false} [import] no copy of the remote's own
 */

/**
 * The share map of one side. The shell provides; a remote has no copies, so that a wrong version is
 * a fault of that remote and not a second React. antd components are the exception.
 * @param {{ provides: true, dir?: undefined, copies?: undefined } | { provides: false, dir: string,
 *   copies: boolean }} side `dir`: the remote's folder; it takes the antd modules that it imports.
 *   `copies`: of antd components
 * @returns {Record<string, Share>}
 */
export function shares({ provides, dir, copies }) {
  const antd = usedAntd(provides ? frontFolders() : [dir]);
  const keys = [...new Set([...libraries, ...contexts, ...doors(), ...antd])];
  const asked = provides ? {} : readJson(join(dir, 'package.json')).dependencies;
  return Object.fromEntries(
    keys.map((key) => {
      const version = versionOf(key, dir);
      return [
        key,
        {
          singleton: true,
          strictVersion: true,
          // A package that the remote does not name comes with one that it does.
          requiredVersion: asked[packageOf(key)] ?? `^${version}`,
          ...(provides ? { version } : copies && isComponent(key) ? {} : { import: false }),
        },
      ];
    }),
  );
}

/**
 * What a remote takes, for webpack's ConsumeSharedPlugin. The remote's own copies of antd import a
 * context by its file: it is a share by that name, too.
 * @param {Record<string, Share>} shared of the remote
 * @param {string} dir folder of the remote
 */
export function consumes(shared, dir) {
  const files = contexts.map((key) => [
    join(packageFolder(packageOf(key), dir), `${key.slice(packageOf(key).length)}.js`),
    { ...shared[key], shareKey: key },
  ]);
  return { ...shared, ...Object.fromEntries(files) };
}

/**
 * A component that the deployed shell does not provide yet comes from the remote's own copy,
 * fetched only then. The contexts are the shell's, so that theme and locale apply to it.
 */
const isComponent = (key) => key.startsWith('antd/es/') && !contexts.includes(key);

/** Version of the package of a share that is installed for that folder. */
export const versionOf = (key, dir) => packageJson(packageOf(key), dir).version;
