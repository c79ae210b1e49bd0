export { PictureField } from './antd-form/PictureField';
