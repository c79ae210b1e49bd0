/**
 * Lets the entry of a remote ask again for a shared module that did not arrive: webpack's runtime
 * counts it as asked for ever (https://github.com/webpack/webpack/issues/19351).
 */
export class RetrySharesPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('RetrySharesPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('RetrySharesPlugin', (module) => {
        if (module.name !== 'consumes') return;
        const generate = module.generate.bind(module);
        module.generate = () => withRetry(generate());
      });
    });
  }
}

/**
 * @param {string | null} source of the runtime module; null when no chunk takes a shared module
 * @throws when webpack's runtime has changed: then look whether this plugin can go
 */
function withRetry(source) {
  // A style sheet is compiled by itself, and takes none.
  if (source === null) return source;
  const failed = 'delete installedModules[id];';
  if (source.split(failed).length !== 2 || !source.includes('startedInstallModules = {}'))
    throw new Error('RetrySharesPlugin does not know this runtime of webpack.');
  return source.replace(failed, `${failed} delete startedInstallModules[id];`);
}
