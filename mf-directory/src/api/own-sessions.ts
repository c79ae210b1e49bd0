import { http, useAnswer } from '@alumni/shared-auth';
import type { OwnSessions } from '@alumni/shared-contract';

const root = '/api/v2/users/me/sessions';

/** Open sessions of the signed-in person, and how to end them. */
export function useOwnSessions() {
  const sessions = useAnswer<OwnSessions>(root);
  const refresh = () => sessions.mutate();
  return {
    ...sessions,
    end: (id: number) => http.delete(`${root}/${id}`).then(refresh),
    endOthers: () => http.delete(root).then(refresh),
  };
}
