/**
 * A module that the host provides to remotes, such as `react`: its version, and a function that
 * loads it on first use.
 */
type Provided = [key: string, version: string, load: () => Promise<unknown>];

/** All modules that the host provides; generated from `shares` when the host is built. */
export const provided: Provided[];
