import { z } from 'zod';
import { RemoteMapSchema } from './remote-map';

/** Files of one exposed screen, relative to the release's folder. */
export const ExposeFilesSchema = z.object({
  js: z.array(z.string()),
  css: z.array(z.string()),
  /** Share keys the screen takes from the shell. */
  shares: z.array(z.string()),
});

/** release.json: what a build says of itself; travels with the release. */
export const ReleaseSchema = z.object({
  name: z.string(),
  version: z.string(),
  remote: RemoteMapSchema,
  exposes: z.record(z.string(), ExposeFilesSchema),
});

/** SRI strings by file name. */
export const IntegritySchema = z.record(z.string(), z.string().startsWith('sha384-'));

export const RegistryEntrySchema = z.object({
  name: z.string(),
  title: z.string(),
  owner: z.string(),
  version: z.string(),
  previous: z.string().nullable(),
  available: z.array(z.string()),
  /** Folder of the live release, with a slash at the end: /remotes/<name>/<version>/ */
  base: z.string().endsWith('/'),
  state: z.enum(['on', 'maintenance']),
  integrity: IntegritySchema,
  remote: RemoteMapSchema,
  exposes: z.record(z.string(), ExposeFilesSchema),
});

/** registry.json: which version of each remote is live. One per environment. */
export const RegistrySchema = z.object({
  schema: z.literal(1),
  generatedAt: z.string(),
  remotes: z.array(RegistryEntrySchema),
});

export type ExposeFiles = z.infer<typeof ExposeFilesSchema>;
export type Release = z.infer<typeof ReleaseSchema>;
export type RegistryEntry = z.infer<typeof RegistryEntrySchema>;
export type Registry = z.infer<typeof RegistrySchema>;
