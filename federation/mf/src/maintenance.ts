import type { Context } from './context';
import type { Outcome } from './outcome';
import { remoteName } from './workspace-remotes';
import { remoteAtRevision, type OnRevision } from './remote-at-revision';

/** Switches a remote's maintenance on, with a message, or off. */
export async function maintenance(
  context: Context,
  asked: string,
  on: boolean,
  options: OnRevision,
): Promise<Outcome> {
  const name = remoteName(asked);
  const server = context.as(name);
  const before = await remoteAtRevision(server, name, options);
  const said = on ? 'en maintenance' : 'ouvert';
  if ((before.remote.state === 'maintenance') === on) {
    return { ending: 'nothing', text: `${name} est déjà ${said}.`, data: before };
  }
  const { revision, remote } = await server.maintenance(name, before.revision, on);
  const text = `${name} est ${on ? said : 'de nouveau ouvert'} (révision ${revision}).`;
  return { ending: 'done', text, data: { revision, remote } };
}
