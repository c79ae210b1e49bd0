import type { MailedLinkKind } from '@alumni/shared-contract';
import { notifyError } from '@alumni/shared-ui/feedback';
import type { FormFailure } from '@alumni/shared-ui/form';
import { useEffect, useState } from 'react';
import { isLinkLive } from '../api/mailed-links';
import { InvalidLink } from '../api/passwords';
import type { LinkProblemProps } from './LinkProblem';

export interface MailedLink {
  /** Unknown, out of date or used: nothing can be done with it. */
  isDead: boolean;
  /** The check itself, for `LinkProblem`; while it fails the page's form works all the same. */
  check: LinkProblemProps;
  /** For the page's form: a refused link is dead, any other failure makes a toast. */
  onFailure: (failure: FormFailure) => void;
}

/** The link of a mail, checked as soon as its page opens. */
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
