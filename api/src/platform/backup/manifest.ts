import { z } from 'zod';

/** Version of the archive format; older code refuses a newer one. */
export const archiveFormat = 1;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const Part = z.object({
  /** Name of the tar entry. */
  entry: z.string(),
  bytes: z.number().int().nonnegative(),
  sha256,
});
export type Part = z.infer<typeof Part>;

const TablePart = Part.extend({
  name: z.string(),
  /** In the order of the lines; the restore recomputes generated columns. */
  columns: z.array(z.string()),
  rows: z.number().int().nonnegative(),
  /** Next value of an identity column. */
  sequence: z
    .object({ column: z.string(), lastValue: z.string(), isCalled: z.boolean() })
    .nullable(),
});
export type TablePart = z.infer<typeof TablePart>;

const FilePart = Part.extend({ path: z.string() });
export type FilePart = z.infer<typeof FilePart>;

/** Content of an archive: `manifest.json`. */
export const Manifest = z.object({
  format: z.literal(archiveFormat),
  created_at: z.iso.datetime(),
  database: z.enum(['embedded', 'server']),
  /** Demo accounts have a public password: such an archive is restored into a demo only. */
  demo: z.boolean(),
  /** Applied migrations, oldest first; the last is the level. */
  migrations: z.array(z.object({ tag: z.string(), when: z.number() })).min(1),
  tables: z.array(TablePart),
  files: z.array(FilePart),
  /** Pictures that rows name and that were missing in the storage. */
  missing: z.array(z.string()),
});
export type Manifest = z.infer<typeof Manifest>;
