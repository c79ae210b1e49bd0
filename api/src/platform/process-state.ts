import type { Pool } from 'pg';
import type { Transport } from './mail/transport';

/** State of this process: whether it serves, and its dependencies. */
export interface ProcessState {
  /** 'draining' after a termination signal, 'lost' once the embedded database has ended. */
  phase: 'serving' | 'draining' | 'lost';
  pool: Pool;
  transport: Transport | null;
  /** Whether the embedded database refuses writes, because its disk is full. */
  isDiskFull(): boolean;
}
