import { readFileSync, readdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { packageOf } from '@alumni/federation-registry/package-of';
import { importsIn } from './imports.mjs';

/**
 * Libraries that the shell provides: a remote elsewhere must have one copy of each for its tests, so
 * they are peers, which npm installs once.
 */
const provided = new Set([
  '@ant-design/icons',
  'antd',
  'dayjs',
  'react',
  'react-dom',
  'react-final-form',
  'react-router-dom',
  'swr',
]);

/**
 * The package.json of a package that others install, from that of its sources.
 * @param {Record<string, any>} source its `exports` name sources
 * @returns {Record<string, any>}
 */
export function manifestOf(source) {
  const { dependencies = {}, files = [], bin, exports } = source;
  const needed = Object.entries(dependencies).filter(([name]) => name !== 'tsx');
  return {
    name: source.name,
    version: source.version,
    description: source.description,
    license: source.license,
    type: 'module',
    engines: { node: '>=20.19' },
    ...('sideEffects' in source && { sideEffects: source.sideEffects }),
    files: ['dist', 'CHANGELOG.md', ...files],
    ...(bin && { bin: mapValues(bin, built) }),
    exports: mapValues(exports, (target) => doorOf(target, files)),
    dependencies: Object.fromEntries(needed.filter(([name]) => !provided.has(name))),
    peerDependencies: {
      ...Object.fromEntries(
        needed
          .filter(([name]) => provided.has(name))
          .map(([name, version]) => [name, `^${version}`]),
      ),
      ...source.peerDependencies,
    },
    publishConfig: source.publishConfig,
  };
}

/** A TypeScript source becomes a script and its types. */
function doorOf(target, files) {
  if (typeof target !== 'string') return mapValues(target, (file) => doorOf(file, files));
  const isKept = [...files, 'package.json'].includes(target.slice(2));
  if (isKept) return target;
  if (!/\.tsx?$/.test(target) || target.endsWith('.d.ts')) return built(target);
  const file = built(target).replace(/\.tsx?$/, '');
  return { types: `${file}.d.ts`, default: `${file}.js` };
}

const built = (path) => path.replace(/^(\.\/)?src\//, './dist/');

const mapValues = (object, map) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));

/**
 * The packages that the compiled files import and that the manifest does not name: npm would install
 * the package without them.
 * @param {string} folder of the compiled package
 * @param {Record<string, any>} manifest
 * @returns {string[]} names, sorted
 */
export function undeclaredIn(folder, { name, dependencies, peerDependencies }) {
  const known = new Set([name, ...Object.keys({ ...dependencies, ...peerDependencies })]);
  const imported = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[cm]?js$/.test(file))
    .flatMap((file) => importsIn(readFileSync(join(folder, 'dist', file), 'utf8')))
    .map(({ module }) => module)
    .filter((request) => !/^[./]/.test(request) && !isBuiltin(request));
  return [...new Set(imported.map(packageOf))].filter((one) => !known.has(one)).sort();
}
