/** Where the pages are whose address carries a token. */
export const secretPaths = [
  '/check_user/',
  '/password-reset/',
  '/password/create/',
  '/email/confirm/',
  '/social/confirm/',
];

/** Addresses that carry a token: no other site may learn them, no search engine keep them. */
const secretAddress = new RegExp(`^(${secretPaths.join('|')})|\\?(.*&)?token=`);

/**
 * Headers of a page. Scripts run by nonce, and what those load by `strict-dynamic`; styles by nonce
 * or from our own files.
 * @param address path and query, its names not encoded
 * @param imageOrigins other places that pictures may come from, such as a CDN
 */
export function pageHeaders(
  nonce: string,
  address: string,
  imageOrigins: string[] = [],
): Record<string, string> {
  const isSecret = secretAddress.test(address);
  return {
    'content-security-policy': [
      "default-src 'self'",
      `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
      `style-src 'self' 'nonce-${nonce}'`,
      ["img-src 'self' data: blob:", ...imageOrigins].join(' '),
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ].join('; '),
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'referrer-policy': isSecret ? 'no-referrer' : 'strict-origin-when-cross-origin',
    vary: 'Accept-Encoding, Cookie',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isSecret && { 'x-robots-tag': 'noindex' }),
  };
}
