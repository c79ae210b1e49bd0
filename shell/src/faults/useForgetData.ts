import { sessionKey } from '@alumni/shared-auth';
import { useSWRConfig } from 'swr';
import { forgetFirstData } from '../first-view/first-data';

/** Drops the screen's cached data, which may have caused the failure. The layout's data stays. */
export function useForgetData(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  const isOfScreens = (key: unknown) =>
    typeof key !== 'string' || !ofLayout.some((start) => key.startsWith(start));
  // Revalidating also drops running requests; no screen is mounted to start new ones before it
  // renders.
  return () => {
    forgetFirstData();
    return mutate(isOfScreens, undefined, { revalidate: true });
  };
}

const ofLayout = [sessionKey, '/api/users/notifications/'];
