import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { chunksOfBlock, filesOf } from './chunk-files.mjs';

const beside = (file) => fileURLToPath(new URL(file, import.meta.url));
const provided = fileURLToPath(import.meta.resolve('@alumni/federation-runtime/provided-modules'));

/**
 * The side that provides takes no part of federation at build: its own imports are plain ones, and
 * `runtime/host.ts` hands the same modules to remotes. This rule writes which.
 * @param {Record<string, { version: string }>} shared from `shares`
 */
export const providedRule = (shared) => ({
  test: provided,
  type: 'javascript/auto',
  resolve: { fullySpecified: false },
  loader: beside('./provided-loader.mjs'),
  options: { shared },
});

/** What federation's runtime can leave out where only browsers run and no manifest is read. */
export const hostRuntime = () =>
  new webpack.DefinePlugin({
    ENV_TARGET: JSON.stringify('web'),
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
    FEDERATION_OPTIMIZE_NO_REMOTE: false,
    FEDERATION_OPTIMIZE_NO_SHARED: false,
  });

/**
 * Share key → the files that bring it.
 * @param {import('webpack').Compilation} compilation
 */
export function providedFiles(compilation) {
  const blocks = [...compilation.modules]
    .filter((module) => holdsProvided(module))
    .flatMap((module) => module.blocks);
  return Object.fromEntries(
    blocks.map((block) => [
      block.dependencies[0].request,
      filesOf(compilation, chunksOfBlock(compilation, block)),
    ]),
  );
}

/** It may have been joined with the modules that import it. */
const holdsProvided = ({ resource, modules = [] }) =>
  resource === provided || modules.some((inner) => inner.resource === provided);
