import type { RegistryEntry } from '@alumni/shared-contract';
import { matchRoute } from '@alumni/shared-ui/router';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import type { AppContextValue } from './composition/app-context';
import { loadScreen } from './composition/load-screen';
import { loadMemberLayout } from './composition/router';

/**
 * How long the first drawing waits for the screen of the page, in ms. Its files come with the
 * shell's, so it is mostly there; a skeleton shown meanwhile would stay 300 ms, by React's own rule.
 */
const patienceMs = 400;

/** Draws the product in the page: with its screen at once, or without it when that is late. */
export async function drawApp(app: AppContextValue, remotes: RegistryEntry[]): Promise<void> {
  await Promise.race([firstScreen(app), after(patienceMs)]);
  const root = document.getElementById('root');
  // In slices: whoever scrolls or presses in the server's view meanwhile is heard.
  if (root) startTransition(() => createRoot(root).render(<App app={app} remotes={remotes} />));
}

/** Until what the address leads to has come, or failed: a fault is told in the screen's place. */
async function firstScreen({ routes, loader }: AppContextValue): Promise<void> {
  const name = matchRoute(location.pathname)?.name;
  const route = routes.find((one) => one.name === name);
  if (route?.ref.state !== 'on') return;
  const { component, theme } = loadScreen(loader, route.ref);
  const layout = route.layout === 'member' && loadMemberLayout();
  await Promise.allSettled([component, theme, layout]);
}

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
