import type { PageRemote } from '@alumni/federation-runtime';
import { FocusKeeper, Toaster, lazyPart } from '@alumni/shared-ui/feedback';
import { RouterProvider } from '@alumni/shared-ui/router';
import { SlotProvider, type SlotResolver } from '@alumni/shared-ui/slot';
import { ThemeProvider } from '@alumni/shared-ui/theme';
import { useMemo, useState } from 'react';
import { AppContext, type AppContextValue } from './composition/app-context';
import { isPinned } from './composition/pin';
import { slotResolver } from './composition/slot-resolver';
import { createRouter } from './composition/router';
import { PageFoot } from './layouts/PageFoot';
import { OfflineBanner } from './pages/OfflineBanner';
import { usePanelKey } from './panel/usePanelKey';
import { ReleaseNotice } from './release/ReleaseNotice';
import { PersonCache } from './session/PersonCache';
import { ProofWatch } from './session/ProofWatch';
import { SessionWatch } from './session/SessionWatch';

// Only staff see them, rarely.
const PinBanner = lazyPart(async () => (await import('./pages/PinBanner')).PinBanner);
const ToolsPanel = lazyPart(async () => (await import('./panel/ToolsPanel')).ToolsPanel);

interface AppProps {
  app: AppContextValue;
  remotes: PageRemote[];
}

/** The frame of every screen: theme, slots, routes, toasts, session watch. */
export function App({ app, remotes }: AppProps) {
  const [router] = useState(() => createRouter(app.routes));
  const resolve: SlotResolver = useMemo(() => slotResolver(remotes), [remotes]);
  const panel = usePanelKey();
  return (
    <AppContext value={app}>
      <PersonCache>
        <ThemeProvider>
          <SlotProvider resolve={resolve}>
            <OfflineBanner stale={app.stale} />
            {isPinned(remotes) && <PinBanner remotes={remotes} />}
            <RouterProvider router={router} />
            <SessionWatch
              navigate={(to) => void router.navigate(to)}
              onNavigate={router.subscribe}
            />
            <ProofWatch />
            {panel.isOpen !== null && (
              <ToolsPanel open={panel.isOpen} onClose={panel.close} remotes={remotes} />
            )}
            <PageFoot>
              <Toaster />
              <ReleaseNotice onNavigate={router.subscribe} />
            </PageFoot>
            <FocusKeeper />
          </SlotProvider>
        </ThemeProvider>
      </PersonCache>
    </AppContext>
  );
}
