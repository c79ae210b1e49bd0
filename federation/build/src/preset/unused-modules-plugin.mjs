/**
 * Takes modules that nothing imports out of the entry. The federation plugin puts everything that its
 * runtime may import there, also what tree shaking had left out.
 */
export class UnusedModulesPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('UnusedModulesPlugin', (compilation) => {
      const { chunkGraph } = compilation;
      // After modules are concatenated: from then on the imports are final.
      compilation.hooks.optimizeChunkModules.tap(
        { name: 'UnusedModulesPlugin', stage: 100 },
        (chunks) => {
          for (const chunk of [...chunks].filter((one) => one.hasRuntime())) {
            const used = modulesUsed(compilation, chunk);
            for (const module of Array.from(chunkGraph.getChunkModulesIterable(chunk))) {
              if (!used.has(module)) chunkGraph.disconnectChunkAndModule(chunk, module);
            }
          }
        },
      );
    });
  }
}

/** The entries of a chunk, and what they import directly and indirectly. */
function modulesUsed({ chunkGraph, moduleGraph }, chunk) {
  const used = new Set(chunkGraph.getChunkEntryModulesIterable(chunk));
  for (const module of used) {
    for (const connection of moduleGraph.getOutgoingConnections(module)) {
      if (connection.module && connection.isTargetActive(chunk.runtime))
        used.add(connection.module);
    }
  }
  return used;
}
