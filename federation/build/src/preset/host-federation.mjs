import { fileURLToPath } from 'node:url';
import { chunksOfBlock, filesOf } from './chunk-files.mjs';

const beside = (file) => fileURLToPath(new URL(file, import.meta.url));
const provided = fileURLToPath(import.meta.resolve('@alumni/federation-runtime/provided-modules'));

/**
 * The host uses no federation plugin: its imports are ordinary, and `runtime/share-scope.ts` provides
 * the same modules to remotes. This rule generates their list.
 * @param {Record<string, import('./shares.mjs').Share>} shared
 */
export const providedRule = (shared) => ({
  test: provided,
  type: 'javascript/auto',
  resolve: { fullySpecified: false },
  loader: beside('./provided-loader.mjs'),
  options: { shared },
});

/**
 * The `import()` of each share in the shell's build.
 * @param {import('webpack').Compilation} compilation
 */
export function providedBlocks(compilation) {
  return [...compilation.modules].filter(holdsProvided).flatMap((module) => module.blocks);
}

/**
 * Share key → the files that contain it.
 * @param {import('webpack').Compilation} compilation
 */
export function providedFiles(compilation) {
  return Object.fromEntries(
    providedBlocks(compilation).map((block) => [
      requestOf(block),
      filesOf(compilation, chunksOfBlock(compilation, block)),
    ]),
  );
}

/**
 * What an `import()` names.
 * @param {import('webpack').AsyncDependenciesBlock} block
 */
export function requestOf(block) {
  const [dependency] = /** @type {{ request: string }[]} */ (
    /** @type {unknown} */ (block.dependencies)
  );
  return dependency?.request ?? '';
}

/**
 * webpack may have concatenated it with the modules that import it.
 * @param {import('webpack').Module & { resource?: string, modules?: { resource?: string }[] }} module
 */
const holdsProvided = ({ resource, modules = [] }) =>
  resource === provided || modules.some((inner) => inner.resource === provided);
