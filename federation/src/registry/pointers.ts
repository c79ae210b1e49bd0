import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';

const PointerSchema = z.object({
  version: z.string(),
  previous: z.string().nullable(),
  state: z.enum(['on', 'maintenance']),
});
const PointersSchema = z.record(z.string(), PointerSchema);

/** Which release of a remote is live. */
export type Pointer = z.infer<typeof PointerSchema>;
export type Pointers = z.infer<typeof PointersSchema>;

/** Where the pointers are kept. */
export interface PointerStore {
  read: () => Promise<Pointers>;
  /**
   * Compare-and-set: makes `version` live if `expected` is (null: none yet).
   * @returns false when another one is live by now
   */
  swap: (name: string, expected: string | null, version: string) => Promise<boolean>;
}

/** Pointers in one JSON file, written whole; for one process. */
export function filePointerStore(file: string): PointerStore {
  async function read(): Promise<Pointers> {
    try {
      return PointersSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
      throw error;
    }
  }
  return {
    read,
    async swap(name, expected, version) {
      const pointers = await read();
      const live = pointers[name];
      if ((live?.version ?? null) !== expected) return false;
      if (live?.version === version) return true;
      const next: Pointer = { state: 'on', ...live, version, previous: expected };
      await writeWhole(file, JSON.stringify({ ...pointers, [name]: next }, null, 2));
      return true;
    },
  };
}

async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, text, { flush: true });
  await rename(draft, file);
}
