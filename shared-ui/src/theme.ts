export { ThemeProvider } from './theme/ThemeProvider';
export { useColorScheme } from './theme/useColorScheme';
export { useDensity, type DensityChoice } from './theme/useDensity';
export { cx } from './cx';
