import {
  isStaff,
  ReleaseVersion,
  RemoteName,
  type ChannelNames,
  type Registry,
} from '@alumni/shared-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readHostCookie } from '../../http/host-cookie';
import { viewerOfCookie } from '../../http/sessions';
import { channelsRepository } from '../previews/channels.repository';
import { channelsOfLink, openPreview, previewOf, setPreview } from '../previews/preview-link';
import type { RegistrySnapshot, Variants } from './composition';
import type { Releases } from './releases';
import { releasesRepository } from './releases.repository';
import {
  bucketOf,
  giveBucket,
  isInCanary,
  pinCookie,
  pinsEnd,
  pinsOf,
  setPins,
} from '../../http/visitor-cookies';

/** Release functions used by the pages. */
export interface PageReleases {
  /** Without canary, preview or pin: to find out which addresses are pages. */
  live(): Promise<Registry>;
  /** Registry of this browser; with a reply, assigns a canary number if one is needed. */
  registryFor(request: FastifyRequest, reply?: FastifyReply): Promise<Registry>;
  /**
   * Handles `?mf-pin=`: `name@version`, `name@live` for one remote, or `off` for all.
   * @returns 'unknown' when staff asked for an unpublished version, 'ignored' for everybody else
   */
  pin(request: FastifyRequest, reply: FastifyReply, wanted: string): Promise<PinOutcome>;
  /** When the pins of this browser end, in milliseconds since 1970. */
  pinnedUntil(request: FastifyRequest): number | null;
  /**
   * Handles `?mf-preview=`: the value of a link, or `off`; for staff also `name@channel`, which joins the
   * combination, and `name@live`, which leaves it.
   * @returns false when the link is not one of ours, or has ended
   */
  preview(request: FastifyRequest, reply: FastifyReply, wanted: string): Promise<boolean>;
  /** Channels of the preview that this browser shows; none without one. */
  previewOf(request: FastifyRequest): ChannelNames;
  /**
   * Version of a remote on `live` or on a channel, with its files here.
   * @param link value of a preview link that names the channel; not needed for `live`
   * @returns null when there is none, in maintenance, or when the link does not allow it
   */
  versionOn(name: string, channel: string, link?: string): Promise<string | null>;
  /** Fetches a published release whose folder is missing here. */
  bringHere(name: string, version: string): Promise<void>;
}

type PinOutcome = 'done' | 'unknown' | 'ignored';

/** Release functions for the pages, with the cookies of each visitor. */
export function createPageReleases(releases: Releases): PageReleases {
  const { config, db, files, composition } = releases;

  const isForStaff = async (request: FastifyRequest): Promise<boolean> => {
    const viewer = await viewerOfCookie(db, config, request).catch(() => null);
    return viewer !== null && isStaff(viewer.idProfil);
  };

  async function versionOf(name: string, channel: string, link = ''): Promise<string | null> {
    if (channel === 'live') {
      const { remotes } = await composition.live();
      return remotes.find((entry) => entry.name === name && entry.state === 'on')?.version ?? null;
    }
    if (channelsOfLink(config, link)[name] !== channel) return null;
    const [row] = await channelsRepository.named(db, { [name]: channel });
    return row?.version ?? null;
  }

  /** None while the database is away: the live version is shown. */
  async function previewed(request: FastifyRequest) {
    const names = previewOf(request, config);
    if (Object.keys(names).length === 0) return [];
    return channelsRepository.named(db, names).catch(() => []);
  }

  async function variantsOf(now: RegistrySnapshot, request: FastifyRequest, reply?: FastifyReply) {
    const variants: Variants = new Map();
    const tried = now.live.filter((row) => row.canaryVersion !== null);
    const bucket =
      bucketOf(request, config) ?? (tried.length > 0 && reply ? giveBucket(reply, config) : null);
    for (const { name, canaryVersion, canaryPercent } of tried) {
      if (bucket && canaryVersion && isInCanary(bucket, name, canaryPercent ?? 0))
        variants.set(name, { version: canaryVersion, channel: 'canary' });
    }
    for (const { remote, version } of await previewed(request))
      variants.set(remote, { version, channel: 'preview' });
    if (!readHostCookie(request, config, pinCookie)) return variants;
    const pins = Object.entries(pinsOf(request, config)).filter(([name, version]) =>
      now.published.some((row) => row.name === name && row.version === version),
    );
    if (pins.length > 0 && (await isForStaff(request)))
      for (const [name, version] of pins) variants.set(name, { version, channel: 'pinned' });
    return variants;
  }

  return {
    live: () => composition.live(),

    async registryFor(request, reply) {
      const now = await composition.snapshotForPage();
      const variants = await variantsOf(now, request, reply);
      return (await composition.assemble(now, variants)).registry;
    },

    async pin(request, reply, wanted) {
      if (!(await isForStaff(request))) return 'ignored';
      if (wanted === 'off') {
        setPins(reply, config, {});
        return 'done';
      }
      const [name = '', version = ''] = wanted.split('@');
      if (version === 'live') {
        setPins(reply, config, without(pinsOf(request, config), name));
        return 'done';
      }
      if (!(await isPublished(name, version))) return 'unknown';
      setPins(reply, config, { ...pinsOf(request, config), [name]: version });
      return 'done';
    },

    pinnedUntil: (request) => pinsEnd(request, config),

    async preview(request, reply, wanted) {
      const [name = '', channel] = wanted.split('@');
      if (channel !== undefined && (await isForStaff(request))) {
        const others = without(previewOf(request, config), name);
        setPreview(reply, config, channel === 'live' ? others : { ...others, [name]: channel });
        return true;
      }
      if (wanted !== 'off') return openPreview(reply, config, wanted);
      setPreview(reply, config, {});
      return true;
    },

    previewOf: (request) => previewOf(request, config),

    async versionOn(name, channel, link) {
      const version = await versionOf(name, channel, link);
      if (version) await bringHere(name, version);
      return version;
    },

    bringHere,
  };

  async function bringHere(name: string, version: string): Promise<void> {
    if (!config.s3 || (await files.isHere(name, version))) return;
    if (await isPublished(name, version)) await files.bring(name, version).catch(() => undefined);
  }

  async function isPublished(name: string, version: string): Promise<boolean> {
    if (!RemoteName.safeParse(name).success || !ReleaseVersion.safeParse(version).success)
      return false;
    return releasesRepository.isPublished(db, name, version);
  }
}

const without = (chosen: Record<string, string>, remote: string) =>
  Object.fromEntries(Object.entries(chosen).filter(([name]) => name !== remote));
