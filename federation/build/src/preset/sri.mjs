import { createHash } from 'node:crypto';

/**
 * As `<script integrity>` takes it. SHA-256: pages and entries carry a hash per file, which no
 * compression makes smaller.
 * @param {Uint8Array} data
 */
export function sri(data) {
  return `sha256-${createHash('sha256').update(data).digest('base64')}`;
}
