/**
 * Scripts that webpack's own runtime loads carry the hash that the page gives them: the shell puts
 * `__scriptIntegrity` on the window before any remote starts (federation/src/runtime/integrity.ts).
 * Without it (a foreign host) the host answers for what it loads.
 */
export class ScriptIntegrityPlugin {
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.compilation.tap('ScriptIntegrityPlugin', (compilation) => {
      const { createScript } = LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('ScriptIntegrityPlugin', (source) =>
        [
          source,
          'if (self.__scriptIntegrity) script.integrity = self.__scriptIntegrity(url);',
        ].join('\n'),
      );
    });
  }
}
