import { useSession } from '@alumni/shared-auth';
import { texts } from '@alumni/shared-contract';
import { notifyError, notifySuccess } from '@alumni/shared-ui/feedback';
import { href, useLocation, useNavigate, useParams } from '@alumni/shared-ui/router';
import { useEffect, useState } from 'react';
import { verifyAccount } from '../../api/account';
import type { LinkProblemProps } from '../../components/LinkProblem';

export interface Verification {
  /** The link has just done its work; stays with the history entry, so that a reload still says it. */
  isVerified: boolean;
  call: LinkProblemProps;
}

/**
 * On check_user: verifies the account of the link and says the outcome. The token leaves the URL once
 * the server has answered; when it has not, the link is kept for another try.
 */
export function useVerification(): Verification {
  const { token } = useParams();
  const state = useLocation().state as { isVerified?: boolean } | null;
  const navigate = useNavigate();
  const { refresh } = useSession();
  const [problem, setProblem] = useState<LinkProblemProps['problem']>(null);
  const [isChecking, setChecking] = useState(true);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    if (!token) return;
    let wanted = true;
    verifyAccount(token)
      .then(
        async (isVerified) => {
          if (!wanted) return;
          if (isVerified) notifySuccess(texts.accountReactivated);
          else notifyError(texts.accountAlreadyActive);
          setProblem(null);
          await navigate(href('home'), { replace: true, state: { isVerified } });
          // A guest stays one; who is signed in sees it without waiting for the next look.
          await refresh().catch(() => null);
        },
        (cause: unknown) => wanted && setProblem({ cause }),
      )
      .finally(() => wanted && setChecking(false));
    return () => {
      wanted = false;
    };
    // `navigate` and `refresh` are new at each render; the token alone asks for a verification.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [token, attempt]);

  function retry() {
    setChecking(true);
    setAttempt(attempt + 1);
  }
  return { isVerified: state?.isVerified === true, call: { problem, isChecking, retry } };
}
