import { useSession } from '@alumni/shared-auth';
import { href, useLocation, useNavigate, useSearchParams } from '@alumni/shared-ui/router';
import { useEffect } from 'react';

/** Stored in the history entry, so that a reload shows the same result. */
interface HistoryState {
  token?: string;
  isDeleted?: boolean;
  refusal?: string;
}

export interface DeletionLink extends HistoryState {
  tellDeleted: () => Promise<void>;
  tellRefused: (refusal: string) => Promise<void>;
}

/**
 * Removes the token of a mailed link from the URL at once; the deletion still has to be confirmed.
 */
export function useDeletionLink(): DeletionLink {
  const inAddress = useSearchParams()[0].get('token') || undefined;
  const kept = useLocation().state as HistoryState | null;
  const { refresh } = useSession();
  const navigate = useNavigate();
  const keep = async (state: HistoryState) => navigate(href('usersinfo'), { replace: true, state });
  useEffect(() => {
    if (inAddress) void keep({ token: inAddress });
    // `keep` is new at each render; the address alone asks to be cleared.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [inAddress]);
  return {
    ...(inAddress ? { token: inAddress } : kept),
    tellDeleted: async () => {
      await keep({ isDeleted: true });
      // The server ended the session of that account; another account's session continues.
      await refresh().catch(() => null);
    },
    tellRefused: (refusal) => keep({ refusal }),
  };
}
