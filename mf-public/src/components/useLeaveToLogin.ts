import { useSession } from '@alumni/shared-auth';
import { href, useNavigate } from '@alumni/shared-ui/router';

/** Goes to the login page after a mailed link set a password; a previous session here has ended. */
export function useLeaveToLogin() {
  const { logout } = useSession();
  const navigate = useNavigate();
  return async () => {
    // First clear the session: the login page redirects signed-in people.
    await logout().catch(() => null);
    await navigate(href('login'), { replace: true });
  };
}
