import { http } from '@alumni/shared-auth';
import type { ContactInput } from '@alumni/shared-contract';

/** POST /api/v2/contact: notifies staff; 422 has the field errors. */
export async function writeToTeam(input: ContactInput): Promise<void> {
  await http.post('/api/v2/contact', input);
}
