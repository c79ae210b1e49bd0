import type { PageRemote } from '@alumni/federation-runtime';
import type { WebVitalsInput } from '@alumni/shared-contract';
import { matchRoute } from '@alumni/shared-ui/router';
import type { AppRoute } from '../composition/app-routes';
import { shownChannels } from '../composition/preview';
import { hasFailed } from '../faults/report-fault';
import { savesData } from '../preload/saves-data';
import { whenIdle } from '../preload/when-idle';

const address = '/api/composition/vitals';
const measuredShare = 0.1;

type Remote = Pick<PageRemote, 'name' | 'version' | 'isJudged'>;

/**
 * Measures one visit in ten, and each one to a remote that a judge watches; reports once, when the
 * page is first hidden. A data saver is only asked whether its screens failed, for a judge. Programs
 * (tests, monitoring) and reviewers of a preview would distort the figures.
 */
export async function reportVitals(routes: AppRoute[], remotes: Remote[]): Promise<void> {
  const name = matchRoute(location.pathname)?.name;
  const route = routes.find((one) => one.name === name);
  const opened = remotes.find((one) => one.name === route?.ref.remote);
  if (!route || !opened || navigator.webdriver || shownChannels().length > 0) return;
  if (!opened.isJudged && (savesData() || Math.random() >= measuredShare)) return;
  const report: WebVitalsInput = {
    remote: opened.name,
    version: opened.version,
    route: route.name,
  };
  reportAtEnd(report);
  if (savesData()) return;
  await whenIdle();
  await measure(report);
}

/** Fills the report as the library measures. */
async function measure(report: WebVitalsInput): Promise<void> {
  const { onCLS, onINP, onLCP } = await import('web-vitals');
  // Every change: what the library holds back for the end of the visit would come too late.
  const always = { reportAllChanges: true };
  onLCP(({ value }) => void (report.lcp = value), always);
  onINP(({ value }) => void (report.inp = value), always);
  onCLS(({ value }) => void (report.cls = value), always);
}

function reportAtEnd(report: WebVitalsInput): void {
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send);
    const body = { ...report, failed: hasFailed(report.remote) };
    const blob = new Blob([JSON.stringify(body)], { type: 'application/json' });
    navigator.sendBeacon?.(address, blob);
  };
  // Bubbling on the window: after the library's own listeners of the same event.
  addEventListener('visibilitychange', send);
}
