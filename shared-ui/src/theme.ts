export { ThemeProvider } from './theme/ThemeProvider';
export { useColorScheme } from './theme/useColorScheme';
export { useMediaQuery } from './theme/useMediaQuery';
export { useDensity, type DensityChoice } from './theme/useDensity';
export { cx } from './cx';
