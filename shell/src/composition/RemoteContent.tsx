import { Suspense, createElement, use, useMemo, type ReactNode } from 'react';
import { useApp } from './app-context';
import type { ScreenRef } from './app-routes';
import { loadScreen, type LoadedScreen } from './load-screen';

interface RemoteContentProps {
  screen: ScreenRef;
  /** For the component: what its slot hands to it. */
  props?: object | undefined;
  /** Each attempt after the first loads the remote again. */
  attempt?: number;
  fallback: ReactNode;
  /** Rendered once the component is loaded. */
  after?: ReactNode;
}

/** A component of a remote; the caller handles its faults. */
export function RemoteContent({ screen, props, attempt = 0, fallback, after }: RemoteContentProps) {
  const { loader } = useApp();
  const loaded = useMemo(() => loadScreen(loader, screen, attempt), [loader, screen, attempt]);
  return (
    <Suspense fallback={fallback}>
      <Loaded {...loaded} props={props} />
      {after}
    </Suspense>
  );
}

function Loaded({ component, theme, props }: LoadedScreen & Pick<RemoteContentProps, 'props'>) {
  const content = createElement(use(component), props);
  return theme ? createElement(use(theme), null, content) : content;
}
