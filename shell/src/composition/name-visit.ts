/**
 * Names this place in the tab's history. The router calls every page opened by its address
 * 'default', and would restore the scroll position of an earlier one.
 */
export function nameVisit(): void {
  const state = history.state as { key?: string } | null;
  if (!state?.key) history.replaceState({ ...state, key: String(performance.timeOrigin) }, '');
}
