import { notifyError } from '@alumni/shared-ui/feedback';
import type { FormFailure } from '@alumni/shared-ui/form';
import { useState } from 'react';
import { InvalidLink } from '../api/passwords';

/** For a form reached by a mailed link: whether the link was refused; other failures make a toast. */
export function useLinkFailure() {
  const [isLinkInvalid, setLinkInvalid] = useState(false);
  return {
    isLinkInvalid,
    onFailure: ({ cause, message }: FormFailure) => {
      if (cause instanceof InvalidLink) setLinkInvalid(true);
      else notifyError(message);
    },
  };
}
