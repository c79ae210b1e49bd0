let origin = '';

/**
 * Sets the origin of API pictures, on a page of another site. Without a call they come from the
 * page's own origin.
 * @param network origin without a slash at the end: `https://reseau.example`
 */
export function setContentOrigin(network: string): void {
  origin = network;
}

/** Full address of a picture for the browser. */
export const contentUrl = (src: string) => (src.startsWith('/') ? origin + src : src);
