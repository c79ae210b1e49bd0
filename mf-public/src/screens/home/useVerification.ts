import { useSession } from '@alumni/shared-auth';
import { texts } from '@alumni/shared-contract';
import { notifyError, notifySuccess } from '@alumni/shared-ui/feedback';
import { href, useNavigate, useParams } from '@alumni/shared-ui/router';
import { useEffect } from 'react';
import { verifyAccount } from '../../api/account';

/** On check_user: verifies the account of the link, says the outcome, takes the token out of the URL. */
export function useVerification(): void {
  const { token } = useParams();
  const navigate = useNavigate();
  const { refresh } = useSession();
  useEffect(() => {
    if (!token) return;
    let wanted = true;
    void outcomeOf(token).then(async (tell) => {
      if (!wanted) return;
      tell();
      await navigate(href('home'), { replace: true });
      // A guest stays one; who is signed in sees it without waiting for the next look.
      await refresh().catch(() => null);
    });
    return () => {
      wanted = false;
    };
    // `navigate` and `refresh` are new at each render; the token alone asks for a verification.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [token]);
}

async function outcomeOf(token: string): Promise<() => void> {
  try {
    const isReactivated = await verifyAccount(token);
    return isReactivated
      ? () => notifySuccess(texts.accountReactivated)
      : () => notifyError(texts.accountAlreadyActive);
  } catch {
    return () => notifyError();
  }
}
