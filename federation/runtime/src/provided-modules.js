/** Shared modules of this host. Replaced by the build (provided-loader.mjs); empty otherwise. */
export const provided = [];
