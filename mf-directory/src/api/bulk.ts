import { http, useAnswer, whileWorking } from '@alumni/shared-auth';
import type { BulkAction, BulkInput, BulkReply } from '@alumni/shared-contract';

const root = '/api/v2/alumni/bulk';

/** Whom an action is for: named people, or everybody whom the filters show. */
export type BulkTarget = Pick<BulkInput, 'ids' | 'filters' | 'expected_total'>;

/** A key for one intention: sending it again answers with the first result. */
export const newBulkKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Acts on several people; more than a hundred are done in the background. */
export async function startBulk(
  key: string,
  action: BulkAction,
  target: BulkTarget,
): Promise<BulkReply> {
  const { data } = await http.post<BulkReply>(root, { key, ...action, ...target });
  return data;
}

/** Gives everybody the values from before. */
export async function undoBulk(id: number): Promise<BulkReply> {
  const { data } = await http.post<BulkReply>(`${root}/${id}/undo`);
  return data;
}

/** An action, asked for until it ends. */
export function useBulk(id: number | null) {
  return useAnswer<BulkReply>(
    id === null ? null : `${root}/${id}`,
    whileWorking((reply) => !reply || !isBulkOver(reply)),
  );
}

export const isBulkOver = ({ state }: BulkReply) => state !== 'running' && state !== 'undoing';
