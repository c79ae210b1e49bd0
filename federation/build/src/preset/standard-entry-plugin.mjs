import { buildInMemory } from './build-in-memory.mjs';
import { standardConfig, standardModules } from './standard-config.mjs';
import { standardTypes } from './standard-types.mjs';

/**
 * Adds `standard/` to the build of a remote: an entry for hosts that know nothing of the network,
 * its manifest and its types. A remote that has only slots and forms for guests gets none.
 */
export class StandardEntryPlugin {
  /**
   * @param {object} options
   * @param {string} options.dir folder of the remote
   * @param {import('@alumni/shared-contract').RemoteMap} options.map
   */
  constructor({ dir, map }) {
    this.dir = dir;
    this.map = map;
  }

  apply(compiler) {
    const { dir, map } = this;
    const modules = standardModules(map);
    if (modules.length === 0) return;
    const { Compilation, sources, webpack } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('StandardEntryPlugin', (compilation) => {
      // Minimised already.
      const emit = (name, data) =>
        compilation.emitAsset(`standard/${name}`, new sources.RawSource(data), { minimized: true });
      compilation.hooks.processAssets.tapPromise(
        { name: 'StandardEntryPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          const built = await buildInMemory(webpack, standardConfig(dir, map), compilation);
          const types = standardTypes(map, modules);
          for (const [name, data] of [...Object.entries(built), ...Object.entries(types)]) {
            if (name === 'mf-manifest.json') emit(name, completed(data));
            else if (name !== 'mf-stats.json') emit(name, data);
          }
        },
      );
    });
  }
}

/** Names the types. Sorted, because the plugin's order varies between builds. */
function completed(data) {
  const manifest = JSON.parse(data.toString());
  Object.assign(manifest.metaData.types, { zip: '@mf-types.zip', api: '@mf-types.d.ts' });
  return JSON.stringify(manifest, (_key, value) => (Array.isArray(value) ? sorted(value) : value));
}

const sorted = (values) =>
  values.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
