import type { RemoteFault } from '@alumni/federation-runtime';
import { FaultBar } from '../first-view/FaultBar';
import { serverView } from '../first-view/server-view';
import { FaultScreen } from './FaultScreen';

export interface FaultProps {
  fault: RemoteFault;
  onRetry: () => Promise<void>;
}

/** The server's view is more useful than an error: it stays, with a message below. */
export function Fault(props: FaultProps) {
  return serverView() ? <FaultBar {...props} /> : <FaultScreen {...props} />;
}
