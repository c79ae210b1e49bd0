import type { ScreenFaultInput } from '@alumni/shared-contract';
import type { AppContext } from '../../context';
import type { Metrics } from '../health/metrics';
import { browserName } from './browser-name';
import { impersonalText } from './impersonal-text';
import { screenFaultsRepository } from './screen-faults.repository';

/** Between two rounds of the housekeeping the table grows by no more than this. */
const trimEvery = 100;

/** Writes down that a screen failed somewhere: without a name, an address or a session. */
export async function recordFault(
  { db, config }: AppContext,
  metrics: Metrics,
  input: ScreenFaultInput,
  userAgent: string | undefined,
): Promise<void> {
  const { message, ...fault } = input;
  const id = await screenFaultsRepository.insert(db, {
    ...fault,
    message: impersonalText(message),
    browser: browserName(userAgent),
  });
  if (id % trimEvery === 0) await screenFaultsRepository.keepNewest(db, config.FAULTS_ROWS);
  // A name that anybody may send must not become a series of its own.
  const isKnown = await screenFaultsRepository.isPublished(db, fault.remote);
  metrics.screenFaults.inc({ kind: fault.kind, remote: isKnown ? fault.remote : 'other' });
}
