export { Avatar, type AvatarProps } from './picture/Avatar';
export { Picture, type PictureProps } from './picture/Picture';
