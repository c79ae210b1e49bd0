import type { PageRemote } from '@alumni/federation-runtime';
import { matchRoute } from '@alumni/shared-ui/router';
import { startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { App } from './App';
import type { AppContextValue } from './composition/app-context';
import { loadScreen } from './composition/load-screen';
import { memberLayout } from './composition/router';

/**
 * How long the first render waits for the page's screen, in ms. Its files are preloaded with the
 * shell; a skeleton shown meanwhile would stay 300 ms, by React's own rule.
 */
const patienceMs = 400;

/**
 * Renders the product: with its screen if it is loaded in time, without it otherwise.
 * @returns the root, which tests unmount; null for a document without `#root`
 */
export async function drawApp(app: AppContextValue, remotes: PageRemote[]): Promise<Root | null> {
  await Promise.race([firstScreen(app), after(patienceMs)]);
  const container = document.getElementById('root');
  const root = container && createRoot(container);
  // As a transition, so that scrolling and clicks in the server's view stay responsive.
  startTransition(() => root?.render(<App app={app} remotes={remotes} />));
  return root;
}

/** Resolves when the screen of the address has loaded or failed; the route shows a failure. */
async function firstScreen({ routes, loader }: AppContextValue): Promise<void> {
  const name = matchRoute(location.pathname)?.name;
  const route = routes.find((one) => one.name === name);
  if (route?.ref.state !== 'on') return;
  const parts = route.layout === 'member' ? [route.ref, memberLayout] : [route.ref];
  const loaded = parts.map((part) => loadScreen(loader, part));
  await Promise.allSettled(loaded.flatMap(({ component, theme }) => [component, theme]));
}

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
