export { LinkButton } from './antd-link/LinkButton';
