import type { RegistryEntry } from '@alumni/shared-contract';
import { Toaster } from '@alumni/shared-ui/feedback';
import { RouterProvider } from '@alumni/shared-ui/router';
import { SlotProvider, type SlotResolver } from '@alumni/shared-ui/slot';
import { ThemeProvider } from '@alumni/shared-ui/theme';
import { useMemo, useState } from 'react';
import { AppContext, type AppContextValue } from './composition/app-context';
import { slotResolver } from './composition/slot-resolver';
import { createRouter } from './composition/router';
import { OfflineBanner } from './pages/OfflineBanner';
import { SessionWatch } from './session/SessionWatch';

interface AppProps {
  app: AppContextValue;
  remotes: RegistryEntry[];
}

/** The product around the screens: theme, slots, routes, toasts, what watches the session. */
export function App({ app, remotes }: AppProps) {
  const [router] = useState(() => createRouter(app.routes));
  const resolve: SlotResolver = useMemo(() => slotResolver(remotes), [remotes]);
  return (
    <AppContext value={app}>
      <ThemeProvider>
        <SlotProvider resolve={resolve}>
          <OfflineBanner stale={app.stale} />
          <RouterProvider router={router} />
          <SessionWatch navigate={(to) => void router.navigate(to)} />
          <Toaster />
        </SlotProvider>
      </ThemeProvider>
    </AppContext>
  );
}
