import { useSession } from '@alumni/shared-auth';
import { texts } from '@alumni/shared-contract';
import { notifyError, notifySuccess } from '@alumni/shared-ui/feedback';
import { href, useLocation, useNavigate, useParams } from '@alumni/shared-ui/router';
import { useEffect, useState } from 'react';
import { verifyAccount } from '../../api/account';
import type { LinkProblemProps } from '../../components/LinkProblem';

export interface Verification {
  /** The link was just used; stored in the history entry, so that a reload shows it again. */
  isVerified: boolean;
  call: LinkProblemProps;
}

/**
 * On check_user: verifies the account and shows the outcome. Removes the token from the URL once
 * the server has answered; otherwise keeps it for a retry.
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
          // Refreshes the session of a signed-in person at once.
          await refresh().catch(() => null);
        },
        (cause: unknown) => wanted && setProblem({ cause }),
      )
      .finally(() => wanted && setChecking(false));
    return () => {
      wanted = false;
    };
    // `navigate` and `refresh` are new at each render; the token alone asks for a verification.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [token, attempt]);

  function retry() {
    setChecking(true);
    setAttempt(attempt + 1);
  }
  return { isVerified: state?.isVerified === true, call: { problem, isChecking, retry } };
}
