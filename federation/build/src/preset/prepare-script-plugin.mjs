import { chunkHashes } from './chunk-hashes-plugin.mjs';

/**
 * Passes the scripts that webpack's runtime loads through the page's `__prepareScript`, which sets
 * their hash; the shell defines it before any remote starts
 * (federation/runtime/src/page-scripts.ts). On a foreign host without it, the host is responsible
 * for what it loads.
 * @param {{ hashes?: boolean }} [options] hashes: it loads chunks whose hashes are in this entry
 */
export class PrepareScriptPlugin {
  constructor({ hashes = false } = {}) {
    this.hash = hashes ? `, ${chunkHashes}[chunkId]` : '';
  }

  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.compilation.tap('PrepareScriptPlugin', (compilation) => {
      const { createScript } = LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('PrepareScriptPlugin', (source) =>
        [source, `if (self.__prepareScript) self.__prepareScript(script${this.hash});`].join('\n'),
      );
    });
  }
}
