import { Suspense, createElement, use, useMemo, type ComponentType, type ReactNode } from 'react';
import { useApp } from './app-context';
import type { ScreenRef } from './app-routes';
import { shellEntry } from './own-screens';

interface RemoteContentProps {
  screen: ScreenRef;
  /** Each attempt after the first fetches the remote anew. */
  attempt?: number;
  fallback: ReactNode;
  /** Drawn when the component is there. */
  after?: ReactNode;
}

/** The component of a remote; its faults are for whoever draws it. */
export function RemoteContent({ screen, attempt = 0, fallback, after }: RemoteContentProps) {
  const { loader } = useApp();
  const { remote, screen: name, antd } = screen;
  const [component, theme] = useMemo(() => {
    const load = attempt === 0 ? loader.load : loader.reload;
    return [
      load<ComponentType>(remote, name),
      antd ? load<Theme>(shellEntry.name, 'AntdTheme') : null,
    ];
  }, [loader, remote, name, antd, attempt]);
  return (
    <Suspense fallback={fallback}>
      <Loaded component={component} theme={theme} />
      {after}
    </Suspense>
  );
}

type Theme = ComponentType<{ children: ReactNode }>;

interface LoadedProps {
  component: Promise<ComponentType>;
  theme: Promise<Theme> | null;
}

function Loaded({ component, theme }: LoadedProps) {
  const content = createElement(use(component));
  return theme ? createElement(use(theme), null, content) : content;
}
