import { href, useLocation, useNavigate } from '@alumni/shared-ui/router';

/** What the list hands to the detail it opens: its own address, to come back to and to go on from. */
export interface ListContext {
  /** Query string of the list, `?approved=0&page=2`. */
  list: string;
}

/** The list this detail was opened from; null after a shared link or a notification. */
export function useListContext(): ListContext | null {
  const state: unknown = useLocation().state;
  return isListContext(state) ? state : null;
}

const isListContext = (state: unknown): state is ListContext =>
  typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string';

/** Goes back in the history when the list is there, so that it finds its filters and scroll again. */
export function useBackToList(): () => void {
  const context = useListContext();
  const navigate = useNavigate();
  return () => void (context ? navigate(-1) : navigate(href('liste_ancien')));
}
