import type { Registry } from '@alumni/shared-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageReleases } from '../modules/releases/visitor-registry';

const parameter = 'mf-pin';
/** The page repeats what is unknown: no more of it than a version can be. */
const longestName = 80;

interface PinRequest {
  /** The same page without the parameter; null to show the page as it is. */
  leadsTo: string | null;
  /** What staff asked for and is not published here, for the page to say. */
  unknown: string | null;
}

/**
 * Does what `?mf-pin=name@version` or `?mf-pin=off` asks for: the version of a remote that a member of
 * staff looks at. From anybody else it is dropped.
 */
export async function takePin(
  releases: PageReleases,
  request: FastifyRequest,
  reply: FastifyReply,
  address: URL,
): Promise<PinRequest> {
  const wanted = address.searchParams.get(parameter);
  if (wanted === null) return { leadsTo: null, unknown: null };
  if ((await releases.pin(request, reply, wanted)) === 'unknown')
    return { leadsTo: null, unknown: wanted.slice(0, longestName) };
  address.searchParams.delete(parameter);
  // One slash: two would lead to another host.
  return { leadsTo: address.pathname.replace(/^\/+/, '/') + address.search, unknown: null };
}

/** What the page says of pins, in `<script type="application/json" id="pin">`. */
export interface PinToTell {
  /** What staff asked for in vain. */
  unknown: string | null;
  /** When the pin ends, in milliseconds. */
  until: number | null;
}

/** @returns null on every page but the few of staff who pin */
export function pinToTell(
  { remotes }: Registry,
  unknown: string | null,
  until: number | null,
): PinToTell | null {
  const isPinned = remotes.some(({ channel }) => channel === 'pinned');
  return isPinned || unknown ? { unknown, until: isPinned ? until : null } : null;
}
