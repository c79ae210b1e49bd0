/**
 * The webpack configurations of this repository's front packages. A remote's webpack.config.mjs has
 * three lines: `export default remoteConfig(import.meta.dirname)`.
 */
export { remoteConfig } from './preset/remote-config.mjs';
export { shellConfig } from './preset/shell-config.mjs';
export { embedConfig } from './preset/embed-config.mjs';
export { baselineConfig } from './preset/baseline-config.mjs';
