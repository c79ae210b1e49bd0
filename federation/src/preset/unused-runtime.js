/**
 * Stands in for parts of the federation runtime that this product never runs (lean-runtime.mjs says
 * which): manifests and their snapshots, preloading by manifest, Node, remotes named at build,
 * shared modules that a build carries eagerly, tree-shaken sharing, and the long texts of errors whose codes are enough.
 */
export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { lifecycle: {}, applyPlugin: () => undefined };
}
export const getGlobalRemoteInfo = () => ({});

export const snapshotPlugin = unused;
export const generatePreloadAssetsPlugin = unused;
export const preloadAssets = unused;
export const formatPreloadArgs = unused;
export const createScriptNode = unused;
export const loadScriptNode = unused;
export const installInitialConsumes = unused;
function unused() {
  throw new Error('Left out of the build: see federation/src/preset/lean-runtime.mjs.');
}

export const remotes = () => undefined;
export const getSharedFallbackGetter = ({ factory }) => factory;
export const init = ({ webpackRequire: { federation } }) =>
  federation.runtime.init(federation.initOptions);

export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
