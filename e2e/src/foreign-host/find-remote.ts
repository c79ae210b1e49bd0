import type { Registry } from '@alumni/shared-contract';

/** A live remote: its entry, and the routes of the network for links. */
export async function findRemote(network: string, name: string) {
  const answer = await fetch(`${network}/registry.json`, { credentials: 'omit' });
  const { remotes } = (await answer.json()) as Registry;
  const found = remotes.find((remote) => remote.name === name);
  if (!found) throw new Error(`${name} is not in the registry`);
  const routes = remotes.flatMap(({ remote }) => remote.routes);
  return {
    name,
    entry: `${network}${found.base}remoteEntry.js`,
    routes: Object.fromEntries(routes.map((route) => [route.name, route.path])),
  };
}
