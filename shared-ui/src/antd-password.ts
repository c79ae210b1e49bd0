export { PasswordField } from './antd-form/PasswordField';
