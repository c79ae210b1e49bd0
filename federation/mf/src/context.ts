import { readFileSync } from 'node:fs';
import { EarlyExit } from './outcome';
import { server, type Server } from './server';
import { findToken, isLocal } from './tokens';

/** Where and how `mf` was called; tests pass their own context. */
export interface Invocation {
  /** Folder that contains the remotes' folders. */
  workspaceDir: string;
  /** Version of the shared contract in this clone. */
  contract: string;
  environment: Record<string, string | undefined>;
  print: (text: string) => void;
  complain: (text: string) => void;
}

/** Options common to all commands. */
export interface CommonOptions {
  url?: string;
  token?: string;
  tokenFile?: string;
}

/** Tools of a command. */
export interface Context extends Pick<Invocation, 'workspaceDir' | 'contract'> {
  url: URL;
  /**
   * The server, with the token of that remote; with any token when no remote is named.
   * @throws EarlyExit without a token
   */
  as: (remote?: string) => Server;
  /** The server without a token. */
  guest: Server;
  hasToken: boolean;
  /** The team's private key, as PEM, from a file or MF_KEY; undefined when there is none. */
  privateKey: (file?: string) => string | undefined;
}

export function contextOf(options: CommonOptions, invocation: Invocation): Context {
  const { workspaceDir, contract, environment } = invocation;
  const url = address(options.url ?? environment.MF_URL ?? 'http://localhost:3000');
  const tokenOf = (remote?: string) =>
    findToken({ ...options, environment, workspaceDir, url }, remote);
  return {
    workspaceDir,
    contract,
    url,
    guest: server(url),
    hasToken: tokenOf() !== undefined,
    privateKey: (file) => (file ? keyIn(file) : environment.MF_KEY),
    as(remote) {
      const token = tokenOf(remote);
      if (token) return server(url, token);
      const whose = remote ? `Le jeton de ${remote}` : "Le jeton d'un remote";
      throw new EarlyExit('usage', `${whose} manque : MF_TOKEN, ou --token-file.`);
    },
  };
}

function keyIn(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new EarlyExit('usage', `Le fichier de la clé ne se lit pas : ${file}`);
  }
}

function address(text: string): URL {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new EarlyExit('usage', `« ${text} » n'est pas une adresse comme https://reseau.exemple.`);
  }
  const url = new URL(text);
  if (url.protocol === 'https:' || isLocal(url)) return url;
  throw new EarlyExit('usage', `${url.origin} : un jeton ne voyage que par https.`);
}
