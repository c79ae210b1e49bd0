import type { State } from 'swr';

/** SWR's cache: answers of the API by address. */
export type AnswerCache = Map<string, State>;

/** An answer that stands in the cache before anybody asks. */
export const cached = (data: unknown): State => ({ data, isLoading: false, isValidating: false });
