import { matchRegistryRoute } from '@alumni/federation/registry';
import { isStaff, returnPath, type Registry, type RegistryEntry } from '@alumni/shared-contract';
import type { Person } from '../../db/schema';

/** The page first asked for, if it is one of the composition that is live. */
export function livePath(
  next: unknown,
  registry: Registry | undefined,
  shell?: RegistryEntry,
): string | null {
  if (!registry) return null;
  return returnPath(next, (path) => matchRegistryRoute(registry, path, shell)?.route.name);
}

/** Where a role begins; who never accepted the terms does that first. */
export function landing(person: Person, next: string | null): string {
  if (isStaff(person.idProfil)) return next ?? '/admin/dashboard';
  const isFinished = person.termsAcceptedAt ?? person.profileCompletedAt;
  return isFinished ? (next ?? '/admin/students') : '/finish-register';
}
