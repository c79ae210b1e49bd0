/** Talking to the releases of a deployed product, as `mf` does. */
export { packFolder } from './pack-folder';
export { server } from './server';
