import { z } from 'zod';

/** The version of the archive's own layout; a newer one is refused by older code. */
export const archiveFormat = 1;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const Part = z.object({
  /** The entry's name in the archive. */
  entry: z.string(),
  bytes: z.number().int().nonnegative(),
  sha256,
});
export type Part = z.infer<typeof Part>;

const TablePart = Part.extend({
  name: z.string(),
  /** In the order of the lines; generated columns are made anew by the restore. */
  columns: z.array(z.string()),
  rows: z.number().int().nonnegative(),
  /** Where the numbers of an identity column go on. */
  sequence: z
    .object({ column: z.string(), lastValue: z.string(), isCalled: z.boolean() })
    .nullable(),
});
export type TablePart = z.infer<typeof TablePart>;

const FilePart = Part.extend({ path: z.string() });
export type FilePart = z.infer<typeof FilePart>;

/** What an archive holds: `manifest.json`. */
export const Manifest = z.object({
  format: z.literal(archiveFormat),
  created_at: z.iso.datetime(),
  database: z.enum(['embedded', 'server']),
  /** The demo's accounts have a public password: such an archive goes into a demo alone. */
  demo: z.boolean(),
  /** The migrations the database had seen, oldest first; the last is its level. */
  migrations: z.array(z.object({ tag: z.string(), when: z.number() })).min(1),
  tables: z.array(TablePart),
  files: z.array(FilePart),
  /** Pictures that rows name and whose file was missing from the storage already. */
  missing: z.array(z.string()),
});
export type Manifest = z.infer<typeof Manifest>;
