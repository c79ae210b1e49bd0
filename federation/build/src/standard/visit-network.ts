import { callAsStranger } from '@alumni/shared-auth';
import { setContentOrigin } from '@alumni/shared-ui/picture';
import { defineRoutes } from '@alumni/shared-ui/router';
import type { Registry } from '@alumni/shared-contract';

/** Time limit for the network's addresses, in ms. */
const patienceMs = 8000;

let visit: Promise<string> | null = null;

/**
 * Sets the shared modules of this entry to the network: its calls, its pictures, its links. Once
 * for the page; again after a failure.
 * @returns its origin, which is that of this entry's files; rejects when it does not answer
 */
export function visitNetwork(): Promise<string> {
  visit ??= configure(new URL(__webpack_public_path__, document.baseURI).origin);
  visit.catch(() => (visit = null));
  return visit;
}

async function configure(network: string): Promise<string> {
  const answer = await fetch(`${network}/registry.json`, {
    credentials: 'omit',
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!answer.ok) throw new Error(`${network}/registry.json: ${answer.status}`);
  const { remotes } = (await answer.json()) as Registry;
  const routes = remotes.flatMap(({ remote }) => remote.routes);
  // On a page of the network's own origin the session's cookie is sent.
  callAsStranger(network === location.origin ? '' : network);
  setContentOrigin(network);
  defineRoutes(Object.fromEntries(routes.map(({ name, path }) => [name, path])));
  return network;
}
