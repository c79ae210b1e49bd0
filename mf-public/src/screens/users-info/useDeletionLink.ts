import { useSession } from '@alumni/shared-auth';
import { href, useLocation, useNavigate, useSearchParams } from '@alumni/shared-ui/router';
import { useEffect } from 'react';

/** What the history entry keeps, so that a reload still says it. */
interface Kept {
  token?: string;
  isDeleted?: boolean;
  refusal?: string;
}

export interface DeletionLink extends Kept {
  tellDeleted: () => Promise<void>;
  tellRefused: (refusal: string) => Promise<void>;
}

/** Takes the token of a mailed link out of the URL at once; it waits to be confirmed. */
export function useDeletionLink(): DeletionLink {
  const inAddress = useSearchParams()[0].get('token') || undefined;
  const kept = useLocation().state as Kept | null;
  const { refresh } = useSession();
  const navigate = useNavigate();
  const keep = async (state: Kept) => navigate(href('usersinfo'), { replace: true, state });
  useEffect(() => {
    if (inAddress) void keep({ token: inAddress });
    // `keep` is new at each render; the address alone asks to be cleared.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [inAddress]);
  return {
    ...(inAddress ? { token: inAddress } : kept),
    tellDeleted: async () => {
      await keep({ isDeleted: true });
      // The server closed the session of that account; another account's goes on.
      await refresh().catch(() => null);
    },
    tellRefused: (refusal) => keep({ refusal }),
  };
}
