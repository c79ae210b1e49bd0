// Node 20 ignores `--import tsx` in a worker thread: it registers tsx by itself, then goes on.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
