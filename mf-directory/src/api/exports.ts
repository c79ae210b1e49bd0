import { http, useAnswer } from '@alumni/shared-auth';
import type { ExportInput, ExportStarted, ExportState } from '@alumni/shared-contract';

const root = '/api/v2/alumni/exports';
const pollMs = 1_000;

/** Starts an export; its file is made in the background. */
export async function startExport(input: ExportInput): Promise<number> {
  const { data } = await http.post<ExportStarted>(root, input);
  return data.id;
}

/** State of an export, asked for until it ends. */
export function useExport(id: number | null) {
  return useAnswer<ExportState>(id === null ? null : `${root}/${id}`, {
    refreshInterval: (state) => (isOver(state) ? 0 : pollMs),
    shouldRetryOnError: false,
  });
}

/** Ends an export and deletes its file. */
export async function cancelExport(id: number): Promise<void> {
  await http.delete(`${root}/${id}`);
}

/** Address of the finished file, for a link. */
export const exportFile = (id: number) => `${root}/${id}/file`;

function isOver(state: ExportState | undefined): boolean {
  return state !== undefined && state.state !== 'waiting' && state.state !== 'running';
}
