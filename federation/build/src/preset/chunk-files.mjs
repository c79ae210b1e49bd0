/**
 * Files of a set of chunks, and the share keys that their modules take from the host.
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
    const modules = compilation.chunkGraph.getChunkModulesIterable(chunk);
    for (const key of sharesOf(modules)) files.shares.add(key);
  }
  return Object.fromEntries(Object.entries(files).map(([kind, set]) => [kind, [...set].sort()]));
}

/**
 * Files of the entry point `main`.
 * @param {import('webpack').Compilation} compilation
 * @throws when the build has no such entry point
 */
export function mainFiles(compilation) {
  const main = compilation.entrypoints.get('main');
  if (!main) throw new Error('the build has no entry point main');
  return filesOf(compilation, main.chunks);
}

/**
 * Share keys used by a group of chunks and by everything that it may load later.
 * @param {import('webpack').Compilation} compilation
 * @param {import('webpack').ChunkGroup} group
 */
export function sharesReached(compilation, group) {
  const reached = new Set([group]);
  for (const one of reached) for (const child of one.getChildren()) reached.add(child);
  const chunks = new Set([...reached].flatMap((one) => one.chunks));
  return sharesOf(
    [...chunks].flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)]),
  );
}

/** The chunks that one `import()` of these blocks loads at once. */
export function chunksOfBlock(compilation, block) {
  return compilation.chunkGraph.getBlockChunkGroup(block)?.chunks ?? [];
}

/**
 * Share keys that these modules take from the host, sorted.
 * @param {Iterable<import('webpack').Module>} modules
 */
export function sharesOf(modules) {
  const consumed = [...modules].filter(isConsumed);
  return [...new Set(consumed.map((module) => module.options.shareKey))].sort();
}

/**
 * Whether a module comes from the host.
 * @param {import('webpack').Module} module
 * @returns {module is import('webpack').Module & { options: { shareKey: string } }}
 */
export const isConsumed = (module) => module.type === 'consume-shared-module';
