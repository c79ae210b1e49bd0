import { matchRegistryRoute } from '@alumni/federation/registry';
import { isStaff, type Registry, type RegistryEntry } from '@alumni/shared-contract';
import type { Person } from '../../db/schema';

/** Pages that a signed-in person is sent away from. */
const guestPages = new Set(['login', 'register']);

/** The page first asked for, if it is one of ours: a path of this origin that matches a route. */
export function returnPath(
  next: unknown,
  registry: Registry | undefined,
  shell?: RegistryEntry,
): string | null {
  const here = 'https://here.invalid';
  if (typeof next !== 'string' || next.length > 1_000 || !next.startsWith('/')) return null;
  if (!registry || !URL.canParse(next, here)) return null;
  const { origin, pathname, search, hash } = new URL(next, here);
  const match = origin === here ? matchRegistryRoute(registry, pathname, shell) : null;
  return match && !guestPages.has(match.route.name) ? pathname + search + hash : null;
}

/** Where a role begins; who never accepted the terms does that first. */
export function landing(person: Person, next: string | null): string {
  if (isStaff(person.idProfil)) return next ?? '/admin/dashboard';
  const isFinished = person.termsAcceptedAt ?? person.profileCompletedAt;
  return isFinished ? (next ?? '/admin/students') : '/finish-register';
}
