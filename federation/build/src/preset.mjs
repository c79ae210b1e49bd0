/**
 * The one way a front package of this repository is built.
 * A remote's webpack.config.mjs is three lines: `export default remoteConfig(import.meta.dirname)`.
 */
export { remoteConfig } from './preset/remote-config.mjs';
export { shellConfig } from './preset/shell-config.mjs';
export { embedConfig } from './preset/embed-config.mjs';
export { baselineConfig } from './preset/baseline-config.mjs';
