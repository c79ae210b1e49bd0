declare global {
  var __webpack_public_path__: string;
  var __webpack_nonce__: string | undefined;
}

const script = document.currentScript as HTMLScriptElement | null;

/** Origin of embed.js: the network, for files, data and links. */
export const origin = new URL(script?.src ?? location.href).origin;

/** Nonce of the script element, for pages whose CSP requires one. */
export const nonce = script?.nonce || undefined;

__webpack_public_path__ = `${origin}/assets/embed/`;
__webpack_nonce__ = nonce;

/** Hashes of embed.js's own files by name; the build replaces this placeholder. */
export const ownFiles = JSON.parse('__EMBED_FILES__') as Record<string, string>;
