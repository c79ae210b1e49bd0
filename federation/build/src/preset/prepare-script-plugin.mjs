import { chunkHashes } from './chunk-hashes-plugin.mjs';

/**
 * Scripts that webpack's own runtime loads go through the page's `__prepareScript`, which gives them
 * their hash; the shell sets it before any remote starts (federation/runtime/src/page-scripts.ts).
 * Without it (a foreign host) the host answers for what it loads.
 * @param {{ hashes?: boolean }} [options] hashes: what it loads is a chunk whose hash stands here
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
