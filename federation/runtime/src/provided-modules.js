/** What this host gives to remotes. The build writes it (provided-loader.mjs); elsewhere there is none. */
export const provided = [];
