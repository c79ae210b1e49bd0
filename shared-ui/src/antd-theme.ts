export { AntdTheme } from './theme/AntdTheme';
