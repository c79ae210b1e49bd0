import { http, useAnswer, whileWorking } from '@alumni/shared-auth';
import type { OwnData, OwnDataCopies, OwnDataCopy } from '@alumni/shared-contract';

/** Address of the file with everything that is kept, made at once. */
export const ownDataFile = '/api/v2/users/me/data';
const copies = `${ownDataFile}/copies`;

/** The same for reading. */
export const useOwnData = () => useAnswer<OwnData>(ownDataFile);

/** Copies that a mail announces, asked for until each is ready; and the call that asks for one. */
export function useDataCopies() {
  const answer = useAnswer<OwnDataCopies>(
    copies,
    whileWorking((known) => known?.some(isBeingMade) ?? false),
  );
  const ask = () => http.post(copies).then(() => answer.mutate());
  return { ...answer, ask };
}

/** Address of the file of a copy. */
export const copyFile = (id: number) => `${copies}/${id}/file`;

export const isBeingMade = ({ state }: OwnDataCopy) => state === 'waiting' || state === 'running';
