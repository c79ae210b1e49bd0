/** Talking to the releases of a deployed product, as `mf` does. */
export { packFolder } from './mf/pack-folder';
export { server } from './mf/server';
