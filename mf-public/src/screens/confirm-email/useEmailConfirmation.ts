import { useSession } from '@alumni/shared-auth';
import { href, useLocation, useNavigate, useParams } from '@alumni/shared-ui/router';
import { useEffect, useState } from 'react';
import { confirmEmail } from '../../api/email-change';
import { refusalText } from '../../components/refusal-text';

export type Outcome = 'waiting' | 'changed' | 'refused' | 'failed';

/**
 * Confirms the new address once, then removes the token from the URL; the outcome is stored in the
 * history entry, so that a reload shows it again.
 */
export function useEmailConfirmation(): {
  outcome: Outcome;
  problem: string;
  retry: () => void;
} {
  const { token } = useParams();
  const { state } = useLocation() as { state: { isChanged?: boolean } | null };
  const { refresh } = useSession();
  const navigate = useNavigate();
  const [failed, setFailed] = useState({ attempt: 0, problem: '' });
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    if (!token) return;
    let wanted = true;
    confirmEmail(token).then(
      async (isChanged) => {
        if (!wanted) return;
        await navigate(href('email_changed'), { replace: true, state: { isChanged } });
        // Refresh: a member sees the new address, staff see that their session ended.
        await refresh().catch(() => null);
      },
      (cause: unknown) => wanted && setFailed({ attempt, problem: refusalText(cause) }),
    );
    return () => {
      wanted = false;
    };
    // `navigate` and `refresh` are new at each render; the link alone asks for a confirmation.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [token, attempt]);

  const rest = { problem: failed.problem, retry: () => setAttempt(attempt + 1) };
  if (token) return { outcome: failed.attempt === attempt ? 'failed' : 'waiting', ...rest };
  return { outcome: state?.isChanged ? 'changed' : 'refused', ...rest };
}
