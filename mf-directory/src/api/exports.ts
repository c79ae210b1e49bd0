import { http, useAnswer, whileWorking } from '@alumni/shared-auth';
import type { ExportInput, ExportStarted, ExportState } from '@alumni/shared-contract';

const root = '/api/v2/alumni/exports';

/** Starts an export; its file is made in the background. */
export async function startExport(input: ExportInput): Promise<number> {
  const { data } = await http.post<ExportStarted>(root, input);
  return data.id;
}

/** State of an export, asked for until it ends. */
export function useExport(id: number | null) {
  return useAnswer<ExportState>(
    id === null ? null : `${root}/${id}`,
    whileWorking((state) => !isOver(state)),
  );
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
