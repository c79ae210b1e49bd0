import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { baseConfig } from './base-config.mjs';
import { cacheGroups } from './cache-groups.mjs';
import { filesOf, mainFiles } from './chunk-files.mjs';
import { ChunkHashesPlugin } from './chunk-hashes-plugin.mjs';
import { ReleasePlugin } from './release-plugin.mjs';
import { providedBlocks, providedFiles, providedRule } from './host-federation.mjs';
import { PrepareScriptPlugin } from './prepare-script-plugin.mjs';
import { refreshHost } from './refresh.mjs';
import { readShellMap } from '@alumni/federation-registry/remote-map';
import { namesProvided } from './share-names.mjs';
import { ServerViewsPlugin } from './server-views-plugin.mjs';
import { packageFolder, packageJson, readJson } from './installed.mjs';
import { shares } from './shares.mjs';

/**
 * The webpack configuration of the shell: it provides every shared module, each loaded on first
 * use.
 * @param {string} dir folder of the shell: `import.meta.dirname`
 */
export function shellConfig(dir) {
  /** @type {import('./base-config.mjs').Configure} */
  return (_env, { mode } = {}) => {
    const production = mode !== 'development';
    const shared = shares({ provides: true });
    const map = readShellMap(dir);
    const base = baseConfig({ dir, name: 'shell', production, inputs: { map, shared } });
    const modules = ['./src/prerender/PublicFrame', './src/prerender/MemberFrame'];
    const views = new ServerViewsPlugin({ dir, name: 'shell', modules });
    return {
      ...base,
      entry: { main: [...(production ? [] : [refreshHost]), './src/main.ts'] },
      output: { ...base.output, path: join(dir, 'dist'), publicPath: '/assets/' },
      module: { rules: [...base.module.rules, providedRule(shared)] },
      plugins: [
        ...base.plugins,
        new PrepareScriptPlugin({ hashes: production }),
        ...(production
          ? [
              views,
              new ChunkHashesPlugin(),
              new ReleasePlugin({
                describe: releaseOf(dir, map, shared, views),
                copies: { 'index.html': join(dir, 'src/index.html'), ...sharePictures() },
              }),
            ]
          : []),
      ],
      optimization: { ...base.optimization, splitChunks: { chunks: 'async', cacheGroups } },
    };
  };
}

function releaseOf(dir, map, shared, views) {
  const { version } = readJson(join(dir, 'package.json'));
  const { version: contract } = packageJson('@alumni/shared-contract');
  return (compilation) => ({
    name: 'shell',
    version,
    map,
    contract,
    entry: mainFiles(compilation),
    knowsHashes: true,
    chunks: Object.fromEntries(
      [...compilation.namedChunkGroups]
        .filter(([name]) => name !== 'main')
        .map(([name, group]) => [name, filesOf(compilation, group.chunks)]),
    ),
    shares: providedFiles(compilation),
    prerender: views.files,
    exports: namesProvided(compilation, providedBlocks(compilation)),
    provides: Object.fromEntries(
      Object.entries(shared).map(([key, { version: given }]) => [key, given]),
    ),
  });
}

/** Pictures for shared links, with hashed names. */
function sharePictures() {
  const folder = join(packageFolder('@alumni/shared-ui'), 'src/art/share');
  return Object.fromEntries(
    readdirSync(folder).map((name) => {
      const file = join(folder, name);
      const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 10);
      return [`media/share-${name.replace('.', `.${hash}.`)}`, file];
    }),
  );
}
