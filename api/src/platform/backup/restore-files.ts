import { buffer } from 'node:stream/consumers';
import type { Storage } from '../storage/storage';
import type { Manifest } from './manifest';
import { entriesOf } from './read-archive';

/** Files added by a restore, to undo or complete it. */
export interface RestoredFiles {
  /** Undo: deletes the added files, which no old row names. */
  undo(): Promise<void>;
  /** Complete: deletes the files that no restored row names. */
  removeOthers(): Promise<void>;
}

/** Adds the archive's files beside the existing ones; names are never reused. */
export async function restoreFiles(
  storage: Storage,
  path: string,
  manifest: Manifest,
): Promise<RestoredFiles> {
  const before = new Set<string>();
  for await (const file of storage.list()) before.add(file.path);
  const files = new Map(manifest.files.map((part) => [part.entry, part.path]));
  const added: string[] = [];
  const undo = async () => {
    for (const file of added) await storage.remove(file);
  };
  try {
    for await (const entry of entriesOf(path)) {
      const file = files.get(entry.header.name);
      if (!file) {
        entry.resume();
        continue;
      }
      if (!before.has(file)) added.push(file);
      await storage.write(file, await buffer(entry));
    }
  } catch (error) {
    await undo().catch(() => undefined);
    throw error;
  }
  const kept = new Set(files.values());
  return {
    undo,
    async removeOthers() {
      for (const file of before) if (!kept.has(file)) await storage.remove(file);
    },
  };
}
