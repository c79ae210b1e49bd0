/**
 * Which files a set of chunks needs, and which share keys the modules in them take from the host.
 * @param {import('webpack').Compilation} compilation
 * @param {Iterable<import('webpack').Chunk>} chunks
 */
export function filesOf(compilation, chunks) {
  const files = { js: new Set(), css: new Set(), shares: new Set() };
  for (const chunk of chunks) {
    for (const file of chunk.files) {
      if (file.endsWith('.js')) files.js.add(file);
      if (file.endsWith('.css')) files.css.add(file);
    }
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
      if (module.type === 'consume-shared-module') files.shares.add(module.options.shareKey);
    }
  }
  return Object.fromEntries(Object.entries(files).map(([kind, set]) => [kind, [...set].sort()]));
}

/** The chunks that one `import()` of these blocks brings, those it needs at once only. */
export function chunksOfBlock(compilation, block) {
  return compilation.chunkGraph.getBlockChunkGroup(block)?.chunks ?? [];
}
