import { createHash } from 'node:crypto';

/** SRI string, as in builds (federation/build/src/preset/sri.mjs) and `<script integrity>`. */
export function sri(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
