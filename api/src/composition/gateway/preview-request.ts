import type { ChannelNames, Registry } from '@alumni/shared-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageReleases } from '../releases/visitor-registry';
import { previewParameter } from '../previews/preview-link';
import { addressWithout } from './address-without';

interface PreviewRequest {
  /** The same page without the parameter; null: show the page as it is. */
  leadsTo: string | null;
  /** The link is not one of ours, or has ended. */
  isInvalid: boolean;
}

/**
 * Handles `?mf-preview=`: the parameter of a link that a team gave, `off`, and for staff a remote with
 * one of its channels.
 */
export async function takePreview(
  releases: PageReleases,
  request: FastifyRequest,
  reply: FastifyReply,
  address: URL,
): Promise<PreviewRequest> {
  const wanted = address.searchParams.get(previewParameter);
  if (wanted === null) return { leadsTo: null, isInvalid: false };
  if (!(await releases.preview(request, reply, wanted))) return { leadsTo: null, isInvalid: true };
  return { leadsTo: addressWithout(address, previewParameter), isInvalid: false };
}

/** Preview of this page, in `<script type="application/json" id="preview">`. */
export interface PreviewNotice {
  channels: {
    remote: string;
    channel: string;
    /** False: it has ended, and the live version is shown. */
    isShown: boolean;
  }[];
  /** The link that was opened is not one of ours, or has ended. */
  isInvalid: boolean;
}

/** @returns null for pages without a preview */
export function previewNotice(
  { remotes }: Registry,
  names: ChannelNames,
  isInvalid: boolean,
): PreviewNotice | null {
  const shown = new Map(remotes.map(({ name, channel }) => [name, channel]));
  const channels = Object.entries(names)
    // A pin has a notice of its own.
    .filter(([remote]) => shown.get(remote) !== 'pinned')
    .map(([remote, channel]) => ({ remote, channel, isShown: shown.get(remote) === 'preview' }));
  return channels.length > 0 || isInvalid ? { channels, isInvalid } : null;
}
