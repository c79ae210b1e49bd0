/** Client for releases of a deployed product, as used by `mf`. */
export { packFolder } from './pack-folder';
export { server } from './server';
/** For `npm run release:packages`. */
export { withRanges } from './template';
