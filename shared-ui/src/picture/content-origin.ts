let origin = '';

/** Where the pictures of the API come from, on a page that is not ours: `https://reseau.example`. */
export function setContentOrigin(network: string): void {
  origin = network;
}

/** The address of a picture as a browser must ask for it. */
export const contentUrl = (src: string) => (src.startsWith('/') ? origin + src : src);
