import { useLayoutEffect, type ReactNode } from 'react';
import './tokens.css';
import './fonts.css';
import './base.css';
import { applyColorScheme, useColorScheme } from './useColorScheme';

/**
 * Root of every page: CSS variables, base styles and stored colour scheme. It does not load antd,
 * which public pages do not need: the member layout uses `AntdTheme` of
 * `@alumni/shared-ui/antd-theme`. Renders no element of its own.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const { choice } = useColorScheme();
  useLayoutEffect(() => applyColorScheme(choice), [choice]);
  return children;
}
