/** Longest answer mail to a request to join, and longest note about it. */
export const joinTextLength = { note: 2_000, message: 5_000 } as const;
/** Longest reason of a refusal. */
export const refusalLength = 1_000;
/** Longest note about a call to a referent. */
export const callNoteLength = 500;
/** Longest message. Longer texts belong in an attachment. */
export const longestMessage = 5_000;
