import { statusOf } from '@alumni/shared-auth';
import { notifyError } from '@alumni/shared-ui/feedback';
import { useEffect } from 'react';

/** Failed news: the description shows a toast only when the server answered. */
export function useNewsFailureToast(error: unknown): void {
  useEffect(() => {
    if (statusOf(error) !== undefined) notifyError();
  }, [error]);
}
