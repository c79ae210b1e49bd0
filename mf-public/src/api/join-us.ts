import { http } from '@alumni/shared-auth';
import type { JoinUsInput, StatusReply } from '@alumni/shared-contract';

/** POST /api/joinus: staff are told; 400 carries the field errors. */
export async function joinUs(input: JoinUsInput): Promise<void> {
  const { data } = await http.post<StatusReply>('/api/joinus', input);
  if (data.status !== true) throw new Error('The join-us call answered without status true.');
}
