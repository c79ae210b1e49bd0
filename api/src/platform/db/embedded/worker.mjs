// Node 20 ignores `--import tsx` in a worker thread: register tsx here.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
