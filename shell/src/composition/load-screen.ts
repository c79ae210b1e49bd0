import type { RemoteLoader } from '@alumni/federation-runtime';
import type { ComponentType, ReactNode } from 'react';
import type { ScreenRef } from './app-routes';
import { shellEntry } from './own-screens';

type Theme = ComponentType<{ children: ReactNode }>;

/** What a screen needs to render; one promise each, shared by all callers. */
export interface LoadedScreen {
  component: Promise<ComponentType>;
  /** antd's theme, for screens that use antd. */
  theme: Promise<Theme> | null;
}

/** @param attempt each one after the first loads the remote again */
export function loadScreen(
  loader: RemoteLoader,
  { remote, screen, antd }: ScreenRef,
  attempt = 0,
): LoadedScreen {
  const load = attempt === 0 ? loader.load : loader.reload;
  return {
    component: load<ComponentType>(remote, screen),
    theme: antd ? load<Theme>(shellEntry.name, 'AntdTheme') : null,
  };
}
