import { z } from 'zod';
import { RemoteMapSchema } from './remote-map';

/** Files of one exposed screen, relative to the folder of the release. */
export const ExposeFilesSchema = z.object({
  js: z.array(z.string()),
  css: z.array(z.string()),
  /** Share keys the screen takes from the shell. */
  shares: z.array(z.string()),
});

/** Share key → version range that a remote requires of the shell. */
export const RequiresSchema = z.record(z.string(), z.string());

/** Share key → names of its exports. */
export const ExportNamesSchema = z.record(z.string(), z.array(z.string()));

/** release.json: describes a build; part of the release. */
export const ReleaseSchema = z.object({
  name: z.string(),
  /** Version in the package.json of the remote. */
  version: z.string(),
  remote: RemoteMapSchema,
  exposes: z.record(z.string(), ExposeFilesSchema),
  requires: RequiresSchema.default({}),
  /** What its code imports from our shared packages. Older releases have none. */
  uses: ExportNamesSchema.default({}),
  /** Share key → version that it was built with. */
  builtWith: z.record(z.string(), z.string()).default({}),
  /** Exposed module → keys of `requires` that it uses, at once or in a lazy chunk. */
  needs: z.record(z.string(), z.array(z.string())).default({}),
  /** Name of a `prerender` module → its file, built for the server. */
  prerender: z.record(z.string(), z.string()).default({}),
  /** Slots that its screens draw, for other remotes to fill. Older releases have none. */
  offers: z.array(z.string()).default([]),
  /** Events that its code publishes and listens to. Older releases have none. */
  publishes: z.array(z.string()).default([]),
  listens: z.array(z.string()).default([]),
  /** The entry holds the hashes of the chunks it loads. */
  knowsHashes: z.boolean().optional(),
  /** The entry is webpack's own container. Older ones need a federation runtime on the page. */
  plainEntry: z.boolean().optional(),
});

/** SRI strings by file name. Older releases have SHA-384. */
export const IntegritySchema = z.record(z.string(), z.string().regex(/^sha(256|384)-/));

/** Whether a remote's screens are shown, or a maintenance message. */
export const RemoteStateSchema = z.enum(['on', 'maintenance']);

/**
 * Why this version was chosen: live for everybody, canary for some, preview for people who opened
 * its link, pinned by staff, local under development.
 */
export const ChannelSchema = z.enum(['live', 'canary', 'preview', 'pinned', 'local']);

/** The live release of one remote. */
export const RegistryEntrySchema = z.object({
  name: z.string(),
  title: z.string(),
  owner: z.string(),
  version: z.string(),
  previous: z.string().nullable(),
  available: z.array(z.string()),
  /** Folder of the live release, with a trailing slash: /remotes/<name>/<version>/ */
  base: z.string().endsWith('/'),
  state: RemoteStateSchema,
  channel: ChannelSchema.default('live'),
  /** A judge compares two versions of it: every visit is measured. */
  isJudged: z.boolean().optional(),
  integrity: IntegritySchema,
  remote: RemoteMapSchema,
  exposes: z.record(z.string(), ExposeFilesSchema),
  requires: RequiresSchema.default({}),
  prerender: z.record(z.string(), z.string()).default({}),
  /** Browsers need the hash of the entry only: the entry holds those of its chunks. */
  knowsHashes: z.boolean().optional(),
  /** From release.json. */
  plainEntry: z.boolean().optional(),
});

/** registry.json: which version of each remote is live. One per environment. */
export const RegistrySchema = z.object({
  schema: z.literal(1),
  /** Grows with every promotion, rollback and maintenance; a change must name the latest one. */
  revision: z.int().default(0),
  generatedAt: z.string(),
  remotes: z.array(RegistryEntrySchema),
});

export type ExposeFiles = z.infer<typeof ExposeFilesSchema>;
export type RemoteState = z.infer<typeof RemoteStateSchema>;
export type Release = z.infer<typeof ReleaseSchema>;
export type RegistryEntry = z.infer<typeof RegistryEntrySchema>;
export type Registry = z.infer<typeof RegistrySchema>;
