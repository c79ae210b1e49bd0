import { RemoteFault } from '@alumni/federation/runtime';
import { PageSkeleton } from '@alumni/shared-ui/page';
import { Suspense, lazy, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { FaultScreen } from '../pages/FaultScreen';
import { useApp } from './app-context';
import type { ScreenRef } from './app-routes';
import { FaultBoundary } from './FaultBoundary';
import { reloadIfReleased } from './reload-if-released';

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
  const { remote, screen: name } = screen;
  const Screen = useMemo(() => {
    const ready = attempt === 0 && loader.peek<ComponentType>(remote, name);
    if (ready) return ready;
    return lazy(async () => {
      try {
        const load = attempt === 0 ? loader.load : loader.reload;
        return { default: await load<ComponentType>(remote, name) };
      } catch (error) {
        if (error instanceof RemoteFault) await reloadIfReleased(error);
        throw error;
      }
    });
  }, [loader, remote, name, attempt]);
  const content = <Screen />;
  return (
    <Suspense fallback={fallback}>
      {screen.antd ? <AntdTheme>{content}</AntdTheme> : content}
    </Suspense>
  );
}
