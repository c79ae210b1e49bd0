import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { EarlyExit } from './outcome';

export interface TokenSources {
  token?: string | undefined;
  tokenFile?: string | undefined;
  environment: Record<string, string | undefined>;
  workspaceDir: string;
  url: URL;
}

/** Format of the setting REMOTE_TOKENS and of the demo's file; several tokens during a rotation. */
const TokenMap = z.record(z.string(), z.union([z.string(), z.array(z.string()).min(1)]));

/**
 * The token of a remote; any token for calls that only read.
 * @returns undefined when there is none
 */
export function findToken(sources: TokenSources, remote?: string): string | undefined {
  const { token, tokenFile, environment } = sources;
  if (token) return token;
  if (tokenFile) return tokenInFile(resolve(tokenFile), remote);
  if (environment.MF_TOKEN) return environment.MF_TOKEN;
  const demo = resolve(sources.workspaceDir, environment.DATA_DIR ?? '.data', 'remote-tokens.json');
  return isLocal(sources.url) && existsSync(demo) ? tokenInFile(demo, remote) : undefined;
}

/** This machine: the token does not cross a network. */
export function isLocal(url: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
}

/** The file contains one token, or those of several remotes as JSON. */
function tokenInFile(file: string, remote: string | undefined): string | undefined {
  const text = read(file).trim();
  if (!text.startsWith('{')) return text;
  const tokens = TokenMap.safeParse(JSON.parse(text));
  if (!tokens.success) throw new EarlyExit('usage', `${file} n'est pas un fichier de jetons.`);
  const found = remote ? tokens.data[remote] : Object.values(tokens.data)[0];
  return typeof found === 'string' ? found : found?.[0];
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new EarlyExit('usage', `Le fichier du jeton ne se lit pas : ${file}`);
  }
}
