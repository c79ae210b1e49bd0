import type { ScreenFaultInput } from '@alumni/shared-contract';
import type { AppContext } from '../../platform/context';
import type { Metrics } from '../../platform/health/metrics';
import { browserName } from './browser-name';
import { impersonalText } from './impersonal-text';
import { screenFaultsRepository } from './screen-faults.repository';

/** The table is trimmed after this many new rows, between two housekeeping runs. */
const trimEvery = 100;

/** Records a fault, without person, address or session. */
export async function recordFault(
  { db, config }: AppContext,
  metrics: Metrics,
  input: ScreenFaultInput,
  userAgent: string | undefined,
): Promise<void> {
  const { message, preview = null, ...fault } = input;
  const id = await screenFaultsRepository.insert(db, {
    ...fault,
    preview,
    message: impersonalText(message),
    browser: browserName(userAgent),
  });
  if (id % trimEvery === 0) await screenFaultsRepository.keepNewest(db, config.FAULTS_ROWS);
  // A reviewer's fault is no fault of what visitors get.
  if (preview) return;
  // Anybody can send a name: unknown ones must not create metric series.
  const isKnown = await screenFaultsRepository.isPublished(db, fault.remote);
  metrics.screenFaults.inc({ kind: fault.kind, remote: isKnown ? fault.remote : 'other' });
}
