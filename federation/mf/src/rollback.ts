import type { Context } from './context';
import { EarlyExit, type Outcome } from './outcome';
import { remoteName } from './workspace-remotes';
import { remoteAtRevision, type OnRevision } from './remote-at-revision';

/** Ends a canary, otherwise makes the previous version live again. */
export async function rollback(
  context: Context,
  asked: string,
  options: OnRevision,
): Promise<Outcome> {
  const name = remoteName(asked);
  const server = context.as(name);
  const before = await remoteAtRevision(server, name, options);
  const { canary, previous } = before.remote;
  if (!canary && !previous) {
    throw new EarlyExit(
      'refused',
      `${name} n'a ni essai à finir, ni version précédente à remettre.`,
    );
  }
  const { revision, remote } = await server.rollback(name, before.revision);
  const text = canary
    ? `L'essai de ${name} ${canary.version} est fini ; ${remote.version} reste en ligne (révision ${revision}).`
    : `${name} est revenu à ${remote.version} (révision ${revision}) ; avant : ${before.remote.version}.`;
  return { ending: 'done', text, data: { revision, remote } };
}
