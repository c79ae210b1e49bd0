/**
 * Builds another configuration inside of a compilation, and writes nothing. Its errors, warnings
 * and sources become those of the compilation.
 * @param {typeof import('webpack')} webpack
 * @param {import('webpack').Configuration} config
 * @param {import('webpack').Compilation} compilation
 * @returns {Promise<Record<string, Buffer>>} its files by name
 */
export async function buildInMemory(webpack, config, compilation) {
  const compiler = webpack({ ...config, plugins: [...(config.plugins ?? []), new KeepInMemory()] });
  const stats = await new Promise((done, fail) => {
    compiler.run((error, ran) =>
      compiler.close((closeError) => (error || closeError ? fail(error ?? closeError) : done(ran))),
    );
  });
  const { assets, errors, warnings, fileDependencies } = stats.compilation;
  compilation.errors.push(...errors);
  compilation.warnings.push(...warnings);
  compilation.fileDependencies.addAll(fileDependencies);
  return Object.fromEntries(
    Object.entries(assets).map(([name, source]) => [name, source.buffer()]),
  );
}

class KeepInMemory {
  apply(compiler) {
    compiler.hooks.shouldEmit.tap('KeepInMemory', () => false);
  }
}
