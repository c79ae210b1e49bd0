import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

const Tokens = z.record(z.string(), z.string());

/**
 * Release tokens of the demo's remotes, in `remote-tokens.json`: created once
 * for each remote, readable by their owner only.
 */
export function keptTokens(dataDir: string, remotes: string[]): Record<string, string[]> {
  const file = join(dataDir, 'remote-tokens.json');
  const kept = existsSync(file) ? Tokens.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  const tokens = Object.fromEntries(
    remotes.map((remote) => [remote, kept[remote] ?? randomBytes(24).toString('base64url')]),
  );
  if (!isDeepStrictEqual(tokens, kept)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(file, `${JSON.stringify(tokens, null, 2)}\n`, { mode: 0o600 });
  }
  return Object.fromEntries(Object.entries(tokens).map(([remote, token]) => [remote, [token]]));
}
