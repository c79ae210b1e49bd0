import { sri } from './sri.mjs';

/** Placeholder in the entry until the chunks are final. */
export const chunkHashes = 'JSON.parse("__chunk_hashes__")';
const standIn = /JSON\.parse\((["'`])__chunk_hashes__\1\)/g;

/**
 * Writes the hash of each chunk into the entry of a remote or of the shell. The page has the entry's
 * own hash, which covers them: pages need not list them. Those of a remote are downloaded by visitors
 * who load it, those of the shell once, not with each page.
 */
export class ChunkHashesPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ChunkHashesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: 'ChunkHashesPlugin', stage }, () => {
        const hashes = JSON.stringify(Object.fromEntries(hashesOf(compilation)));
        for (const chunk of compilation.chunks) {
          if (!chunk.hasRuntime()) continue;
          for (const file of scriptsOf(chunk)) {
            compilation.updateAsset(file, (source) => {
              const text = source.source().toString();
              const written = text.replaceAll(standIn, `(${hashes})`);
              if (written === text) throw new Error(`${file} has no placeholder for the hashes.`);
              return new sources.RawSource(written);
            });
          }
        }
      });
    });
  }
}

function* hashesOf(compilation) {
  for (const chunk of compilation.chunks) {
    if (chunk.hasRuntime()) continue;
    for (const file of scriptsOf(chunk)) {
      yield [chunk.id, sri(compilation.getAsset(file).source.buffer())];
    }
  }
}

const scriptsOf = ({ files }) => [...files].filter((file) => file.endsWith('.js'));
