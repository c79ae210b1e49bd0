import type { BrowserContext, Page } from '@playwright/test';
import { watchNetworkQuiet } from '../../../e2e/src/quiet-network';
import { pageShown } from '../federation/page-shown';
import { watchNetwork, type Weight } from '../federation/weigh';

/** Without a request for this long, the screen is complete. */
const quietMs = 1500;

export interface Window {
  page: Page;
  /** Bytes so far. */
  came: () => Weight;
  /** Resolves once a screen is shown and no request is pending. */
  quiet: () => Promise<void>;
}

/** A page with data saver on, so that prefetching is not counted. */
export async function openWindow(context: BrowserContext): Promise<Window> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  const networkQuiet = watchNetworkQuiet(page, quietMs);
  const came = await watchNetwork(devtools);
  return {
    page,
    came,
    quiet: async () => {
      await pageShown(page);
      await networkQuiet();
    },
  };
}
