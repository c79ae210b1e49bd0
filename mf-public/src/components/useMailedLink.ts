import type { MailedLinkKind } from '@alumni/shared-contract';
import { notifyError } from '@alumni/shared-ui/feedback';
import type { FormFailure } from '@alumni/shared-ui/form';
import { useEffect, useState } from 'react';
import { isLinkLive } from '../api/mailed-links';
import { InvalidLink } from '../api/passwords';
import type { LinkProblemProps } from './LinkProblem';

export interface MailedLink {
  /** Unknown, expired or used. */
  isDead: boolean;
  /** Result of the check, for `LinkProblem`; if the check fails, the form still works. */
  check: LinkProblemProps;
  /** For the page's form: a refused link is dead, any other failure shows a toast. */
  onFailure: (failure: FormFailure) => void;
}

/** Checks a mailed link as soon as its page opens. */
export function useMailedLink(kind: MailedLinkKind, token: string): MailedLink {
  const [isDead, setDead] = useState(false);
  const [problem, setProblem] = useState<LinkProblemProps['problem']>(null);
  const [isChecking, setChecking] = useState(true);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let wanted = true;
    isLinkLive(kind, token)
      .then(
        (isLive) => {
          if (!wanted) return;
          setDead(!isLive);
          setProblem(null);
        },
        (cause: unknown) => wanted && setProblem({ cause }),
      )
      .finally(() => wanted && setChecking(false));
    return () => {
      wanted = false;
    };
  }, [kind, token, attempt]);

  function retry() {
    setChecking(true);
    setAttempt(attempt + 1);
  }

  function onFailure({ cause, message }: FormFailure) {
    if (cause instanceof InvalidLink) setDead(true);
    else notifyError(message);
  }
  return { isDead, check: { problem, isChecking, retry }, onFailure };
}
