import { sri } from './sri.mjs';

const marker = /(["'])__EMBED_FILES__\1/;

/**
 * Writes the names and hashes of its own files into embed.js, because a page of another site does
 * not list them. Runs last, when every name is final.
 */
export class EmbedFilesPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('EmbedFilesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'EmbedFilesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const files = compilation.getAssets().filter(({ name }) => /\.(js|css)$/.test(name));
          const hashes = files
            .filter(({ name }) => name !== 'embed.js')
            .map(({ name, source }) => [name, sri(source.buffer())]);
          compilation.updateAsset('embed.js', (source) => {
            const parts = source.source().toString().split(marker);
            if (parts.length !== 3) throw new Error('embed.js lost its __EMBED_FILES__.');
            const json = JSON.stringify(JSON.stringify(Object.fromEntries(hashes)));
            return new sources.RawSource(parts[0] + json + parts[2]);
          });
        },
      );
    });
  }
}
