import type { RemoteFault } from '@alumni/federation-runtime';
import type { ScreenFaultInput } from '@alumni/shared-contract';
import { matchRoute } from '@alumni/shared-ui/router';
import { shownChannels } from '../composition/preview';
import { safeMessage } from './safe-message';

const address = '/api/composition/faults';
const aMinute = 60_000;
/** Limit per minute: more reports are the same problem. */
const most = 5;

const reported = new WeakSet<RemoteFault>();
let recent: number[] = [];
let versions = new Map<string, string>();
const faults: RemoteFault[] = [];

/** Versions shown by this page, named in reports. */
export function setReportedVersions(remotes: { name: string; version: string }[]): void {
  versions = new Map(remotes.map(({ name, version }) => [name, version]));
}

/** Whether a screen of the remote failed on this page. */
export const hasFailed = (remote: string): boolean =>
  faults.some((fault) => fault.remote === remote);

/** Faults since the page was opened, the latest first. */
export const faultsOfPage = (): readonly RemoteFault[] => [...faults].reverse();

/** Reports a fault to the server, once per incident, with the code shown to the person. */
export async function reportFault(fault: RemoteFault): Promise<void> {
  if (!faults.includes(fault)) faults.push(fault);
  if (reported.has(fault) || !navigator.onLine || isTooMuch()) return;
  reported.add(fault);
  const report: ScreenFaultInput = {
    incident: fault.incident,
    kind: await fault.diagnosis,
    remote: fault.remote,
    version: versions.get(fault.remote) ?? '',
    screen: fault.screen,
    route: matchRoute(location.pathname)?.name ?? null,
    message: safeMessage(fault.cause),
    preview: shownChannels().join(' ') || null,
  };
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  navigator.sendBeacon?.(address, body);
}

function isTooMuch(): boolean {
  const now = Date.now();
  recent = recent.filter((at) => now - at < aMinute);
  if (recent.length >= most) return true;
  recent.push(now);
  return false;
}
