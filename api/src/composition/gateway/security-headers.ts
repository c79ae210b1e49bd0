import { reportedPolicy } from '../../http/csp-reporting';

/** Pages whose address contains a token. */
export const secretPaths = [
  '/check_user/',
  '/password-reset/',
  '/password/create/',
  '/email/confirm/',
  '/social/confirm/',
];

/** Addresses with a token: hidden from other sites (referrer) and from search engines. */
const secretAddress = new RegExp(`^(${secretPaths.join('|')})|\\?(.*&)?token=`);

/**
 * The policies that may make trusted values: addresses of scripts (federation-runtime, webpack),
 * sanitized HTML (DOMPurify), HTML parsed to read its text (shared-ui). Each remote has its own
 * webpack runtime: duplicates.
 */
const trustedTypes =
  "trusted-types alumni-scripts alumni-chunks dompurify alumni-inert 'allow-duplicates'";

/**
 * Headers of a page. CSP: scripts by nonce and `strict-dynamic`; styles by nonce or from our own
 * files; no plain string where it could run as a script (Trusted Types).
 * @param address path and query, encoded
 * @param imageOrigins other origins of pictures, such as a CDN
 * @param isHttps whether browsers get the site by https
 */
export function pageHeaders(
  nonce: string,
  address: string,
  imageOrigins: string[] = [],
  isHttps = false,
): Record<string, string> {
  const isSecret = secretAddress.test(address);
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data: blob:", ...imageOrigins].join(' '),
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    trustedTypes,
  ].join('; ');
  return {
    ...reportedPolicy(policy, isHttps),
    'content-type': 'text/html; charset=utf-8',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'referrer-policy': isSecret ? 'no-referrer' : 'strict-origin-when-cross-origin',
    vary: 'Accept-Encoding, Cookie',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isSecret && { 'x-robots-tag': 'noindex' }),
  };
}
