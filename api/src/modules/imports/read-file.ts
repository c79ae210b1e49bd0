import { fileURLToPath } from 'node:url';
import { mostImportRows } from '@alumni/shared-contract';
import { Piscina } from 'piscina';
import { ApiError } from '../../platform/errors';

/** A table of texts. */
export interface Table {
  headers: string[];
  /** Position of the heads in the file, from 0. */
  first: number;
  rows: string[][];
}

const worker = fileURLToPath(new URL('./read-worker.mjs', import.meta.url));

/**
 * Reads a CSV or XLSX file in a thread of its own: limited memory, limited time.
 * @param seconds how long it may take
 * @throws ApiError `invalid` with the reason in French
 */
export async function readTable(content: Buffer, seconds: number): Promise<Table> {
  const pool = new Piscina({
    filename: worker,
    minThreads: 1,
    maxThreads: 1,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 384 },
  });
  try {
    const task = { content, mostRows: mostImportRows };
    const signal = AbortSignal.timeout(seconds * 1000);
    const result = (await pool.run(task, { signal })) as Table | { refused: string };
    if ('refused' in result) throw refusal(result.refused);
    return result;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw refusal('Ce fichier est trop long à lire. Partagez-le en plusieurs fichiers.');
  } finally {
    await pool.destroy();
  }
}

const refusal = (message: string) =>
  new ApiError('invalid', { message, errors: { file: [message] } });
