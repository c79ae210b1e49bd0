import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { sri } from './sri.mjs';

const compressed = /\.(js|css|svg|json|html)$/;

/**
 * Writes the files that the gateway and the registry need: `release.json` (the remote, and the
 * files of each screen), `integrity.json` (SHA-256 of every file), and each text file compressed
 * once with Brotli and gzip.
 */
export class ReleasePlugin {
  /**
   * @param {object} options
   * @param {(compilation: import('webpack').Compilation) => object} options.describe returns
   *   release.json
   * @param {Record<string, string>} [options.copies] name in the build → file copied unchanged
   */
  constructor({ describe, copies = {} }) {
    this.describe = describe;
    this.copies = copies;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      const emit = (name, data) => compilation.emitAsset(name, new sources.RawSource(data));
      compilation.hooks.processAssets.tapPromise(
        { name: 'ReleasePlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT + 1 },
        async () => {
          for (const [name, file] of Object.entries(this.copies)) {
            compilation.fileDependencies.add(file);
            emit(name, readFileSync(file));
          }
          emit('release.json', JSON.stringify(this.describe(compilation), sortKeys, 2));
          const files = compilation.getAssets().map(({ name, source }) => [name, source.buffer()]);
          const hashes = files.map(([name, data]) => [name, sri(data)]);
          emit('integrity.json', JSON.stringify(Object.fromEntries(hashes.sort()), null, 2));
          const texts = files.filter(
            ([name, data]) =>
              compressed.test(name) && data.length > 200 && !name.startsWith('server/'),
          );
          await Promise.all(
            texts.map(async ([name, data]) => {
              const [br, gz] = await Promise.all([
                brotli(data),
                promisify(gzip)(data, { level: 9 }),
              ]);
              emit(`${name}.br`, br);
              emit(`${name}.gz`, gz);
            }),
          );
        },
      );
    });
  }
}

/**
 * Sort, because webpack's order varies between builds: the same sources must give the same name.
 */
const sortKeys = (_key, value) =>
  value?.constructor === Object
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

const brotli = (data) =>
  promisify(brotliCompress)(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });
