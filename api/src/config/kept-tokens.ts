import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Tokens = z.record(z.string(), z.string());

/**
 * Tokens with which the remotes of a demonstration are released, in `remote-tokens.json`: made once,
 * readable by its owner alone.
 */
export function keptTokens(dataDir: string, remotes: string[]): Record<string, string[]> {
  const file = join(dataDir, 'remote-tokens.json');
  const kept = existsSync(file) ? Tokens.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  const missing = remotes.filter((remote) => !kept[remote]);
  if (missing.length > 0) {
    for (const remote of missing) kept[remote] = randomBytes(24).toString('base64url');
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
  }
  return Object.fromEntries(Object.entries(kept).map(([remote, token]) => [remote, [token]]));
}
