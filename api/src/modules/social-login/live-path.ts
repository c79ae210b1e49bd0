import { matchRegistryRoute } from '@alumni/federation-registry';
import { isStaff, returnPath, type Registry, type RegistryEntry } from '@alumni/shared-contract';
import type { Person } from '../../platform/db/schema';

/** The page first requested, if it is a page of the live composition. */
export function livePath(
  next: unknown,
  registry: Registry | undefined,
  shell?: RegistryEntry,
): string | null {
  if (!registry) return null;
  return returnPath(next, (path) => matchRegistryRoute(registry, path, shell)?.route.name);
}

/** Landing page of a role; people who have not accepted the terms do that first. */
export function landing(person: Person, next: string | null): string {
  if (isStaff(person.idProfil)) return next ?? '/admin/dashboard';
  const isFinished = person.termsAcceptedAt ?? person.profileCompletedAt;
  return isFinished ? (next ?? '/admin/students') : '/finish-register';
}
