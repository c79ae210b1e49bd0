declare global {
  var __webpack_public_path__: string;
  var __webpack_nonce__: string | undefined;
}

const script = document.currentScript as HTMLScriptElement | null;

/** Where embed.js came from: the network, for its files, its data and its links. */
export const origin = new URL(script?.src ?? location.href).origin;

/** Of the script element, for pages whose policy lets scripts and sheets in by nonce. */
export const nonce = script?.nonce || undefined;

__webpack_public_path__ = `${origin}/assets/embed/`;
__webpack_nonce__ = nonce;

/** Hashes of the files of embed.js itself, by name; the build puts them in the place of this text. */
export const ownFiles = JSON.parse('__EMBED_FILES__') as Record<string, string>;
