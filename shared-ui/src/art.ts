export {
  Illustration,
  illustrations,
  type IllustrationName,
  type IllustrationProps,
} from './art/Illustration';
export { opportunityPicture } from './art/opportunity-picture';
export { WovenBand, type WovenBandProps } from './art/WovenBand';
export { WovenCut } from './art/WovenCut';
export { Logo, type LogoPictures, type LogoProps } from './art/Logo';
export { default as faviconUrl } from './art/pictures/favicon.svg';
