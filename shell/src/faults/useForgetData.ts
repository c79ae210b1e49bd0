import { sessionKey } from '@alumni/shared-auth';
import { useSWRConfig } from 'swr';
import { forgetFirstData } from '../first-view/first-data';

/** A screen that failed may have failed on what it read: it reads anew. The layout's data stays. */
export function useForgetData(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  const isOfScreens = (key: unknown) =>
    typeof key !== 'string' || !ofLayout.some((start) => key.startsWith(start));
  // Revalidating forgets requests under way too; no screen is there to ask anew before it is drawn.
  return () => {
    forgetFirstData();
    return mutate(isOfScreens, undefined, { revalidate: true });
  };
}

const ofLayout = [sessionKey, '/api/users/notifications/'];
