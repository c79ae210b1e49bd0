import { calm, http, multipart, useAnswer, useSelected, whileWorking } from '@alumni/shared-auth';
import type {
  DuplicateChoice,
  ImportMapping,
  ImportOutcome,
  ImportRowsReply,
  ImportStarted,
  ImportState,
} from '@alumni/shared-contract';
import { queryString } from '@alumni/shared-ui/router';

const root = '/api/v2/alumni/imports';
const working = new Set<ImportState['state']>(['reading', 'mapped', 'applying', 'undoing']);

/** Whether the server is at work: the state is asked for until it changes. */
const isWorking = (reply: ImportState | undefined) =>
  reply !== undefined && working.has(reply.state);

/** Sends a file; it is read in the background. A slow network may take a minute. */
export async function startImport(file: File): Promise<number> {
  const { data } = await http.post<ImportStarted>(root, multipart({ file }), { timeout: 60_000 });
  return data.id;
}

/** An import, and its steps; each answers with the new state. */
export function useImport(id: number | null) {
  const load = useAnswer<ImportState>(
    id === null ? null : `${root}/${id}`,
    whileWorking(isWorking),
  );
  const take = async (call: Promise<{ data: ImportState }>) => {
    try {
      const { data } = await call;
      await load.mutate(data, { revalidate: false });
    } catch (error) {
      // The step may be done, though its answer was lost, or by another window.
      void load.mutate().catch(() => undefined);
      throw error;
    }
  };
  return {
    ...load,
    map: (mapping: ImportMapping) => take(http.put(`${root}/${id}/mapping`, mapping)),
    choose: (number: number, choice: DuplicateChoice) =>
      take(http.put(`${root}/${id}/rows/${number}`, { choice })),
    apply: () => take(http.post(`${root}/${id}/apply`)),
    undo: () => take(http.post(`${root}/${id}/undo`)),
  };
}
export type ImportSteps = ReturnType<typeof useImport>;

/** Forgets an import that is not wanted any more. */
export async function deleteImport(id: number): Promise<void> {
  await http.delete(`${root}/${id}`);
}

/** One page of the report. */
export function useImportRows(id: number, outcome: ImportOutcome | '', page: number) {
  const query = queryString({ outcome, page: page === 1 ? undefined : page });
  return useSelected(`${root}/${id}/rows${query}`, pageOf, { ...calm, keepPreviousData: true });
}

const pageOf = (reply: ImportRowsReply) => reply.data;

/** Address of the refused rows, for a link. */
export const refusedRows = (id: number) => `${root}/${id}/refused.csv`;
