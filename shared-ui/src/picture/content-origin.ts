let origin = '';

/** Origin of API pictures on a page of another site: `https://reseau.example`. */
export function setContentOrigin(network: string): void {
  origin = network;
}

/** Full address of a picture for the browser. */
export const contentUrl = (src: string) => (src.startsWith('/') ? origin + src : src);
