export { ThemeProvider } from './theme/ThemeProvider';
export {
  applyColorScheme,
  useColorScheme,
  type ColorScheme,
  type SchemeChoice,
} from './theme/useColorScheme';
export { cx } from './cx';
