import { useLocation } from '@alumni/shared-ui/router';

/** Address typed on the previous page: passed in the link's `state`, never in the URL. */
export function useTypedEmail(): { email?: string } {
  const state = useLocation().state as { email?: string } | null;
  return state?.email ? { email: state.email } : {};
}
