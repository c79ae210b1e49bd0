import type { CurrentUser } from '@alumni/shared-contract';
import useSWR from 'swr';
import { fetchAnswer } from './answer';
import { http } from './http';
import { dropAllOwn } from './own-storage';
import { announcePerson } from './person-seen';
import { forgetExpiredSession } from './session-expiry';

/** Address of the signed-in person: a list of one, empty for a guest. */
export const sessionKey = '/api/users/current';

/**
 * GET /api/users/current.
 * @returns the person signed in, or null for a guest
 * @throws AxiosError when the call fails
 */
export async function fetchCurrentUser(): Promise<CurrentUser | null> {
  return (await fetchSession())[0] ?? null;
}

async function fetchSession(): Promise<CurrentUser[]> {
  const people = await fetchAnswer<CurrentUser[]>(sessionKey);
  const user = people[0] ?? null;
  if (user) forgetExpiredSession();
  announcePerson(user);
  return people;
}

export interface Session {
  /** null for a guest, and while `status` is 'loading'. */
  user: CurrentUser | null;
  status: 'loading' | 'ready';
  /** Fetches the person again: after login, sign-up, or a change of their own profile. */
  refresh: () => Promise<CurrentUser | null>;
  /**
   * POST /auth/logout, then clears this person's stored data and cached answers. Rejects when the
   * server did not answer: the person is still signed in.
   */
  logout: () => Promise<void>;
}

/** Whether somebody is known to be signed in. Sends no request: `useSession` does. */
export function useIsSignedIn(): boolean {
  const { data } = useSWR<CurrentUser[]>(sessionKey, null);
  return data !== undefined && data.length > 0;
}

/** The session, shared by the shell and all remotes through this module and SWR's cache. */
export function useSession(): Session {
  const { data, error, mutate } = useSWR(sessionKey, fetchSession, {
    revalidateOnFocus: true,
    dedupingInterval: 2_000,
  });
  return {
    user: data?.[0] ?? null,
    status: data === undefined && error === undefined ? 'loading' : 'ready',
    refresh: async () => (await mutate(fetchSession(), { revalidate: false }))?.[0] ?? null,
    logout: async () => {
      await http.post('/auth/logout');
      dropAllOwn();
      announcePerson(null);
      await mutate([], { revalidate: false });
    },
  };
}
