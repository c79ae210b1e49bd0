/** A module that the host gives to remotes: `react`, its version, and how it is fetched when first asked for. */
type Provided = [key: string, version: string, load: () => Promise<unknown>];

/** All that the host gives: filled when the host is built, from `shares`. */
export const provided: Provided[];
