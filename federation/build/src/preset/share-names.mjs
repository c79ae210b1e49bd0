import { isConsumed } from './chunk-files.mjs';
import { requestOf } from './host-federation.mjs';

/**
 * Names that a build imports from our shared packages, or that the shell's build exports. Versions
 * say whether a library fits; our own packages change more often than their versions do.
 */
const isOurs = (key) => key.startsWith('@alumni/');

/**
 * An `import` or `import()`, as webpack's parser describes it.
 * @typedef {import('webpack').Dependency & {
 *   getIds?: (graph: import('webpack').ModuleGraph) => string[],
 *   referencedExports?: string[][] | null,
 * }} Import
 */

/**
 * Share key → names that this build of a remote imports, sorted. An import of the whole module
 * (`import * as …`) names nothing, and is not compared.
 * @param {import('webpack').Compilation} compilation
 * @returns {Record<string, string[]>}
 */
export function namesUsed({ modules, moduleGraph }) {
  const used = {};
  for (const module of modules) {
    if (!isConsumed(module) || !isOurs(module.options.shareKey)) continue;
    const names = (used[module.options.shareKey] ??= new Set());
    for (const connection of moduleGraph.getIncomingConnections(module)) {
      const dependency = /** @type {Import | null} */ (connection.dependency);
      const [name] = dependency?.getIds?.(moduleGraph) ?? [];
      if (name) names.add(name);
      // `import('…')` of which the code takes some names.
      for (const [taken] of dependency?.referencedExports ?? []) names.add(taken);
    }
  }
  return sorted(used);
}

/**
 * Share key → names that the shell's build exports, sorted.
 * @param {import('webpack').Compilation} compilation
 * @param {import('webpack').AsyncDependenciesBlock[]} blocks the `import()` of each share
 * @returns {Record<string, string[]>}
 */
export function namesProvided({ moduleGraph }, blocks) {
  const provided = {};
  for (const block of blocks) {
    const request = requestOf(block);
    const [dependency] = block.dependencies;
    const module = dependency && moduleGraph.getModule(dependency);
    if (!isOurs(request) || !module) continue;
    const names = moduleGraph.getProvidedExports(module);
    // Not an array: webpack could not tell.
    if (Array.isArray(names)) provided[request] = names;
  }
  return sorted(provided);
}

const sorted = (names) =>
  Object.fromEntries(Object.entries(names).map(([key, list]) => [key, [...list].sort()]));
