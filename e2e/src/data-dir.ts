import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Data folder of the product on that port. */
export function dataDirOf(port: string): string {
  return join(tmpdir(), `alumni-e2e-${port}`);
}
