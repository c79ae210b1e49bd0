import type { BrowserContext, Page } from '@playwright/test';
import { watchNetworkQuiet } from '../../../e2e/src/quiet-network';
import { pageShown } from '../federation/page-shown';
import { watchNetwork, type Weight } from '../federation/weigh';

/** No request for so long: all that a screen waits for was asked. */
const quietMs = 1500;

export interface Window {
  page: Page;
  /** What came so far. */
  came: () => Weight;
  /** Resolves once a screen is drawn and nothing is asked any more. */
  quiet: () => Promise<void>;
}

/**
 * A page of a visitor who spares data: what is fetched on a guess of the next click belongs to no
 * screen.
 */
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
