export { LinkButton, type LinkButtonProps } from './antd-link/LinkButton';
