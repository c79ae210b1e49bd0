/** Timeout of a call by the browser, in ms (description, section 6). */
export const requestTimeoutMs = 10_000;
/** How long a toast stays, in ms. */
export const toastMs = 4_000;
/** Minimum time between two toggles of the header search, in ms: ignores a double tap. */
export const searchToggleMs = 500;
/** Pause in typing before a search is sent, in ms. */
export const searchDebounceMs = 300;
