import type { RemoteFault } from '@alumni/federation/runtime';
import { FaultBar } from '../first-view/FaultBar';
import { serverView } from '../first-view/server-view';
import { FaultScreen } from './FaultScreen';

export interface FaultProps {
  fault: RemoteFault;
  onRetry: () => Promise<void>;
}

/** What the server drew is worth more than an error in its place: it stays, with a word below. */
export function Fault(props: FaultProps) {
  return serverView() ? <FaultBar {...props} /> : <FaultScreen {...props} />;
}
