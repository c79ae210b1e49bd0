import type { State } from 'swr';

/** SWR's cache: answers of the API by address. */
export type AnswerCache = Map<string, State>;

/** Puts an answer into the cache before it is requested. */
export const cached = (data: unknown): State => ({ data, isLoading: false, isValidating: false });
