/**
 * Scripts that webpack's own runtime loads go through the page's `__prepareScript`, which gives them
 * their hash; the shell sets it before any remote starts (federation/src/runtime/page-scripts.ts).
 * Without it (a foreign host) the host answers for what it loads.
 */
export class PrepareScriptPlugin {
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.compilation.tap('PrepareScriptPlugin', (compilation) => {
      const { createScript } = LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('PrepareScriptPlugin', (source) =>
        [source, 'if (self.__prepareScript) self.__prepareScript(script);'].join('\n'),
      );
    });
  }
}
