export { ThemeProvider } from './theme/ThemeProvider';
export { useColorScheme } from './theme/useColorScheme';
export { cx } from './cx';
