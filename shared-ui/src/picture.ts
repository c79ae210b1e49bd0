export { Avatar, type AvatarProps } from './picture/Avatar';
export { setContentOrigin } from './picture/content-origin';
export { Picture, type PictureProps } from './picture/Picture';
