export { Illustration, illustrations, type IllustrationName } from './art/Illustration';
export { opportunityPicture } from './art/opportunity-picture';
export { WovenBand } from './art/WovenBand';
export { WovenCut } from './art/WovenCut';
export { Logo, type LogoPictures } from './art/Logo';
/**
 * URL of the icon. The server finds the file by its name in the build output.
 * @public
 */
export { default as faviconUrl } from './art/pictures/favicon.svg';
