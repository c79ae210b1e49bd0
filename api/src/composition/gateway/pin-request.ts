import type { Registry } from '@alumni/shared-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageReleases } from '../releases/visitor-registry';
import { addressWithout } from './address-without';

const parameter = 'mf-pin';
/** Maximum length of an unknown name to show: that of a version. */
const longestName = 80;

interface PinRequest {
  /** The same page without the parameter; null: show the page as it is. */
  leadsTo: string | null;
  /** An unpublished version that staff asked for, to show in the page. */
  unknown: string | null;
}

/**
 * Handles `?mf-pin=name@version` and `?mf-pin=off`: staff pin a version of a remote. Ignored for
 * everybody else.
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
  return { leadsTo: addressWithout(address, parameter), unknown: null };
}

/** Pins of this page, in `<script type="application/json" id="pin">`. */
export interface PinNotice {
  /** Unknown version that staff asked for. */
  unknown: string | null;
  /** When the pin ends, in milliseconds since 1970. */
  until: number | null;
}

/** @returns null for pages without a pin */
export function pinNotice(
  { remotes }: Registry,
  unknown: string | null,
  until: number | null,
): PinNotice | null {
  const isPinned = remotes.some(({ channel }) => channel === 'pinned');
  return isPinned || unknown ? { unknown, until: isPinned ? until : null } : null;
}
