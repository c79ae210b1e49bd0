import { z } from 'zod';
import { RemoteMapSchema } from './remote-map';

/** Files of one exposed screen, relative to the release's folder. */
export const ExposeFilesSchema = z.object({
  js: z.array(z.string()),
  css: z.array(z.string()),
  /** Share keys the screen takes from the shell. */
  shares: z.array(z.string()),
});

/** Share key → version range that a remote asks of the shell. */
export const RequiresSchema = z.record(z.string(), z.string());

/** release.json: what a build says of itself; travels with the release. */
export const ReleaseSchema = z.object({
  name: z.string(),
  /** Of the remote's package.json. */
  version: z.string(),
  remote: RemoteMapSchema,
  exposes: z.record(z.string(), ExposeFilesSchema),
  requires: RequiresSchema.default({}),
  /** Exposed module → which keys of `requires` it takes, at once or in a part that comes later. */
  needs: z.record(z.string(), z.array(z.string())).default({}),
  /** Name of a `prerender` module → its file, built for the server. */
  prerender: z.record(z.string(), z.string()).default({}),
  /** The entry holds the hash of each chunk that it loads. */
  knowsHashes: z.boolean().optional(),
});

/** SRI strings by file name; SHA-384 is that of older releases. */
export const IntegritySchema = z.record(z.string(), z.string().regex(/^sha(256|384)-/));

export const RemoteStateSchema = z.enum(['on', 'maintenance']);

/** Why this version and not another: the live one, one that is tried on some, one that staff pinned. */
export const ChannelSchema = z.enum(['live', 'canary', 'pinned']);

export const RegistryEntrySchema = z.object({
  name: z.string(),
  title: z.string(),
  owner: z.string(),
  version: z.string(),
  previous: z.string().nullable(),
  available: z.array(z.string()),
  /** Folder of the live release, with a slash at the end: /remotes/<name>/<version>/ */
  base: z.string().endsWith('/'),
  state: RemoteStateSchema,
  channel: ChannelSchema.default('live'),
  integrity: IntegritySchema,
  remote: RemoteMapSchema,
  exposes: z.record(z.string(), ExposeFilesSchema),
  requires: RequiresSchema.default({}),
  prerender: z.record(z.string(), z.string()).default({}),
  /** Only the entry's own hash has to be told to a browser: it knows those of its chunks. */
  knowsHashes: z.boolean().optional(),
});

/** registry.json: which version of each remote is live. One per environment. */
export const RegistrySchema = z.object({
  schema: z.literal(1),
  /** Grows with every promotion, rollback and maintenance: who changes must have seen the last. */
  revision: z.int().default(0),
  generatedAt: z.string(),
  remotes: z.array(RegistryEntrySchema),
});

export type ExposeFiles = z.infer<typeof ExposeFilesSchema>;
export type RemoteState = z.infer<typeof RemoteStateSchema>;
export type Release = z.infer<typeof ReleaseSchema>;
export type RegistryEntry = z.infer<typeof RegistryEntrySchema>;
export type Registry = z.infer<typeof RegistrySchema>;
