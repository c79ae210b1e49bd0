import { FaultBar } from '../first-view/FaultBar';
import { serverView } from '../first-view/server-view';
import { FaultScreen } from './FaultScreen';
import type { FaultProps } from './useRetry';

/** The server's view is more useful than an error: it stays, with a message below. */
export function Fault(props: FaultProps) {
  return serverView() ? <FaultBar {...props} /> : <FaultScreen {...props} />;
}
