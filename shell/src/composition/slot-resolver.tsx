import { faultOf, type PageRemote } from '@alumni/federation-runtime';
import type { SlotPart, SlotResolver } from '@alumni/shared-ui/slot';
import { reportFault } from '../faults/report-fault';
import { partsOf } from './app-routes';
import { RemoteContent } from './RemoteContent';

/** Fills slots from the registry; one list per name, so that parts keep their state. */
export function slotResolver(remotes: PageRemote[]): SlotResolver {
  const known = new Map<string, SlotPart[]>();
  return (name) => {
    const parts = known.get(name) ?? fill(remotes, name);
    known.set(name, parts);
    return parts;
  };
}

function fill(remotes: PageRemote[], name: string): SlotPart[] {
  return partsOf(remotes, name).map(({ ref, minHeight }) => ({
    key: `${ref.remote}/${ref.screen}`,
    minHeight,
    Content: (given) => <RemoteContent screen={ref} {...given} />,
    onFault: (error) => void reportFault(faultOf(error, ref.remote, ref.screen)),
  }));
}
