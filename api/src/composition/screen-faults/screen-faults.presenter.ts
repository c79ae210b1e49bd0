import type { ScreenFault } from '@alumni/shared-contract';
import type { StoredFault } from './screen-faults.repository';

/** A stored fault for staff. */
export function presentFault({ id: _, createdAt, ...fault }: StoredFault): ScreenFault {
  return { ...fault, at: createdAt.toISOString() };
}
