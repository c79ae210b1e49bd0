import type { WebVitalsInput } from '@alumni/shared-contract';
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
export async function reportVitals(routes: AppRoute[]): Promise<void> {
  if (savesData() || navigator.webdriver || Math.random() >= measuredShare) return;
  const name = matchRoute(location.pathname)?.name;
  const route = routes.find((one) => one.name === name);
  if (!route) return;
  await whenIdle();
  const { onCLS, onINP, onLCP } = await import('web-vitals');
  const report: WebVitalsInput = { remote: route.ref.remote, route: route.name };
  onLCP(({ value }) => void (report.lcp = value));
  onINP(({ value }) => void (report.inp = value), { reportAllChanges: true });
  onCLS(({ value }) => void (report.cls = value), { reportAllChanges: true });
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send, true);
    // The library reports its last values in listeners of the same event.
    queueMicrotask(() => {
      const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
      navigator.sendBeacon?.(address, body);
    });
  };
  addEventListener('visibilitychange', send, true);
}
