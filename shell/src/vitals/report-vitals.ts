import type { RegistryEntry, WebVitalsInput } from '@alumni/shared-contract';
import { matchRoute } from '@alumni/shared-ui/router';
import type { AppRoute } from '../composition/app-routes';
import { savesData } from '../preload/saves-data';
import { whenIdle } from '../preload/when-idle';

const address = '/api/composition/vitals';
const measuredShare = 0.1;

/**
 * Measures one visit in ten and reports it once, when the page is first hidden. A data saver is left
 * alone; programs (tests, monitoring) would distort the figures.
 */
export async function reportVitals(
  routes: AppRoute[],
  remotes: Pick<RegistryEntry, 'name' | 'version'>[],
): Promise<void> {
  if (savesData() || navigator.webdriver || Math.random() >= measuredShare) return;
  const name = matchRoute(location.pathname)?.name;
  const route = routes.find((one) => one.name === name);
  const opened = remotes.find((one) => one.name === route?.ref.remote);
  if (!route || !opened) return;
  await whenIdle();
  const { onCLS, onINP, onLCP } = await import('web-vitals');
  const report: WebVitalsInput = {
    remote: opened.name,
    version: opened.version,
    route: route.name,
  };
  // Every change: what the library holds back for the end of the visit would come too late.
  const always = { reportAllChanges: true };
  onLCP(({ value }) => void (report.lcp = value), always);
  onINP(({ value }) => void (report.inp = value), always);
  onCLS(({ value }) => void (report.cls = value), always);
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send);
    const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
    navigator.sendBeacon?.(address, body);
  };
  // Bubbling on the window: after the library's own listeners of the same event.
  addEventListener('visibilitychange', send);
}
