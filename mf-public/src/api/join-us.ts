import { http } from '@alumni/shared-auth';
import type { JoinUsInput } from '@alumni/shared-contract';

/** POST /api/joinus: notifies staff; 400 has the field errors. */
export async function joinUs(input: JoinUsInput): Promise<void> {
  await http.post('/api/joinus', input);
}
