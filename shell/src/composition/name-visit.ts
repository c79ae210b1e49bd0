/**
 * Names this place in the tab's history, for the router, which calls every page that was opened by its
 * address 'default': it would scroll it to where the page opened before it stood.
 */
export function nameVisit(): void {
  const state = history.state as { key?: string } | null;
  if (!state?.key) history.replaceState({ ...state, key: String(performance.timeOrigin) }, '');
}
