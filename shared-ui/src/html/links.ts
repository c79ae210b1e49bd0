/** Addresses of links that the API allows, and those of pages of the network. */
export const allowedAddress = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i;

/** `rel` of links in written HTML: the page behind it knows nothing of the network's. */
export const linkRel = 'noopener noreferrer';
