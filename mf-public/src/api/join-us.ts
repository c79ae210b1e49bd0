import { http } from '@alumni/shared-auth';
import type { JoinUsInput } from '@alumni/shared-contract';

/** POST /api/joinus: staff are told; 400 carries the field errors. */
export async function joinUs(input: JoinUsInput): Promise<void> {
  await http.post('/api/joinus', input);
}
