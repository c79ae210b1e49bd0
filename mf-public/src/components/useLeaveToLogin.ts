import { useSession } from '@alumni/shared-auth';
import { href, useNavigate } from '@alumni/shared-ui/router';

/** To the login once a password was chosen by a mailed link; whoever was signed in here is no more. */
export function useLeaveToLogin() {
  const { logout } = useSession();
  const navigate = useNavigate();
  return async () => {
    // First: the login is for guests, and would lead who is signed in to their landing.
    await logout().catch(() => null);
    await navigate(href('login'), { replace: true });
  };
}
