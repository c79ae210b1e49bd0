import { createHash } from 'node:crypto';

/**
 * Value of `<script integrity>`. SHA-256, the shortest: pages and entries contain a hash per file,
 * and hashes do not compress.
 * @param {Uint8Array} data
 */
export function sri(data) {
  return `sha256-${createHash('sha256').update(data).digest('base64')}`;
}
