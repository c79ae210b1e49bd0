import type { CspViolation } from '@alumni/shared-contract';
import type { StoredViolation } from './csp-reports.repository';

/** A stored violation for staff. */
export function presentViolation({ key: _, lastAt, ...violation }: StoredViolation): CspViolation {
  return { ...violation, at: lastAt.toISOString() };
}
