export { Avatar } from './picture/Avatar';
export { setContentOrigin } from './picture/content-origin';
export { Picture } from './picture/Picture';
