import { Stop } from './outcome';
import type { Surroundings } from './run-mf';
import { server, type Server } from './server';
import { findToken, isLocal } from './tokens';

/** The options that every command takes. */
export interface CommonOptions {
  url?: string;
  token?: string;
  tokenFile?: string;
}

/** What a command works with. */
export interface Context extends Pick<Surroundings, 'workspaceDir' | 'contract'> {
  url: URL;
  /**
   * The server, spoken to with the token of that remote; with any, when none is named.
   * @throws Stop without a token
   */
  as: (remote?: string) => Server;
  /** The server as anybody sees it. */
  guest: Server;
  hasToken: boolean;
}

export function contextOf(options: CommonOptions, surroundings: Surroundings): Context {
  const { workspaceDir, contract, environment } = surroundings;
  const url = address(options.url ?? environment['MF_URL'] ?? 'http://localhost:3000');
  const tokenOf = (remote?: string) =>
    findToken({ ...options, environment, workspaceDir, url }, remote);
  return {
    workspaceDir,
    contract,
    url,
    guest: server(url),
    hasToken: tokenOf() !== undefined,
    as(remote) {
      const token = tokenOf(remote);
      if (token) return server(url, token);
      const whose = remote ? `Le jeton de ${remote}` : "Le jeton d'un remote";
      throw new Stop('usage', `${whose} manque : MF_TOKEN, ou --token-file.`);
    },
  };
}

function address(text: string): URL {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new Stop('usage', `« ${text} » n'est pas une adresse comme https://reseau.exemple.`);
  }
  const url = new URL(text);
  if (url.protocol === 'https:' || isLocal(url)) return url;
  throw new Stop('usage', `${url.origin} : un jeton ne voyage que par https.`);
}
