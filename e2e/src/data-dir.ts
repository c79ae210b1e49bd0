import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the product started for the tests on that port keeps its data. */
export function dataDirOf(port: string): string {
  return join(tmpdir(), `alumni-e2e-${port}`);
}
