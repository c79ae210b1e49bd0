import { statusOf } from '@alumni/shared-auth';
import { notifyError } from '@alumni/shared-ui/feedback';
import { useEffect } from 'react';

/** News that did not come: the description has it told only when the server did answer. */
export function useNewsFailureToast(error: unknown): void {
  useEffect(() => {
    if (statusOf(error) !== undefined) notifyError();
  }, [error]);
}
