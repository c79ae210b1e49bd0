import { faultOf } from '@alumni/federation-runtime';
import { PageSkeleton } from '@alumni/shared-ui/page';
import { useState } from 'react';
import { Fault } from '../faults/Fault';
import { FaultBoundary } from '../faults/FaultBoundary';
import { MaintenanceScreen } from '../faults/MaintenanceScreen';
import { useForgetData } from '../faults/useForgetData';
import { reloadIfNewer } from '../release/reload-if-released';
import { TakeOver } from '../first-view/TakeOver';
import type { ScreenRef } from './app-routes';
import { RemoteContent } from './RemoteContent';
import { FocusContent, FocusTitle } from './retry-focus';

/** A screen of a remote as a route; a fault stays inside this route. */
export function RemoteScreen({ screen }: { screen: ScreenRef }) {
  const [attempt, setAttempt] = useState(0);
  const forgetData = useForgetData();
  if (screen.state === 'maintenance') return <MaintenanceScreen />;
  async function retry() {
    await reloadIfNewer();
    await forgetData();
    setAttempt((last) => last + 1);
  }
  const focus = attempt > 0 && <FocusTitle key={attempt} />;
  return (
    <>
      {attempt > 0 && <FocusContent key={attempt} />}
      <FaultBoundary
        key={attempt}
        draw={(error) => (
          <>
            <Fault fault={faultOf(error, screen.remote, screen.screen)} onRetry={retry} />
            {focus}
          </>
        )}
      >
        <RemoteContent
          screen={screen}
          attempt={attempt}
          fallback={<PageSkeleton />}
          after={
            <>
              {focus}
              <TakeOver />
            </>
          }
        />
      </FaultBoundary>
    </>
  );
}
