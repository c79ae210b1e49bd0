import { useLayoutEffect, type ReactNode } from 'react';
import './tokens.css';
import './fonts.css';
import './base.css';
import { applyColorScheme, useColorScheme } from './useColorScheme';

/**
 * Root of every page: the CSS variables, the base styles and the kept colour scheme. It carries no
 * antd, which a guest's first screen does not need (39 KB): layouts whose screens use antd put
 * `AntdTheme` of `@alumni/shared-ui/antd-theme` inside.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const { choice } = useColorScheme();
  useLayoutEffect(() => applyColorScheme(choice), [choice]);
  return children;
}
