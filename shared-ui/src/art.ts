export { Illustration, illustrations, type IllustrationName } from './art/Illustration';
export { opportunityPicture } from './art/opportunity-picture';
export { WovenBand } from './art/WovenBand';
export { WovenCut } from './art/WovenCut';
export { Logo, type LogoPictures } from './art/Logo';
/**
 * The server finds it by its name among the files of the build.
 * @public
 */
export { default as faviconUrl } from './art/pictures/favicon.svg';
