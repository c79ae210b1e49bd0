import { href, useLocation, useNavigate } from '@alumni/shared-ui/router';

/** Passed from the list to the detail: the list's own address. */
export interface ListContext {
  /** Query string of the list, `?approved=0&page=2`. */
  list: string;
}

/** The list that this detail was opened from; null after a shared link or a notification. */
export function useListContext(): ListContext | null {
  const state: unknown = useLocation().state;
  return isListContext(state) ? state : null;
}

const isListContext = (state: unknown): state is ListContext =>
  typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string';

/**
 * Goes back in the history when the list is there, which restores its filters and scroll position.
 */
export function useBackToList(): () => void {
  const context = useListContext();
  const navigate = useNavigate();
  return () => void (context ? navigate(-1) : navigate(href('liste_ancien')));
}
