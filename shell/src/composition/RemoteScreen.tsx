import { PageSkeleton } from '@alumni/shared-ui/page';
import {
  Suspense,
  createElement,
  lazy,
  use,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { FaultScreen } from '../pages/FaultScreen';
import { useApp } from './app-context';
import type { ScreenRef } from './app-routes';
import { FaultBoundary } from './FaultBoundary';

const AntdTheme = lazy(() =>
  import('@alumni/shared-ui/antd-theme').then((module) => ({ default: module.AntdTheme })),
);

/** A screen of a remote in the place of a route: its fault stays in this place. */
export function RemoteScreen({ screen }: { screen: ScreenRef }) {
  const [attempt, setAttempt] = useState(0);
  if (screen.state === 'maintenance') return <FaultScreen maintenance />;
  return (
    <FaultBoundary
      key={attempt}
      draw={(error) => <FaultScreen error={error} onRetry={() => setAttempt(attempt + 1)} />}
    >
      <RemoteContent screen={screen} attempt={attempt} fallback={<PageSkeleton />} />
    </FaultBoundary>
  );
}

interface RemoteContentProps {
  screen: ScreenRef;
  /** Each attempt after the first fetches the remote anew. */
  attempt?: number;
  fallback?: ReactNode;
}

/** The component of a remote; its faults are for whoever draws it. */
export function RemoteContent({ screen, attempt = 0, fallback = null }: RemoteContentProps) {
  const { loader } = useApp();
  const { remote, screen: name, antd } = screen;
  const component = useMemo(() => {
    const load = attempt === 0 ? loader.load : loader.reload;
    return load<ComponentType>(remote, name);
  }, [loader, remote, name, attempt]);
  const content = <Loaded component={component} />;
  return (
    <Suspense fallback={fallback}>{antd ? <AntdTheme>{content}</AntdTheme> : content}</Suspense>
  );
}

function Loaded({ component }: { component: Promise<ComponentType> }) {
  return createElement(use(component));
}
