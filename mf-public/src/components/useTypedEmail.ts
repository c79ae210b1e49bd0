import { useLocation } from '@alumni/shared-ui/router';

/** The address typed on the page that led here: a link brings it in its `state`, never in the URL. */
export function useTypedEmail(): { email?: string } {
  const state = useLocation().state as { email?: string } | null;
  return state?.email ? { email: state.email } : {};
}
