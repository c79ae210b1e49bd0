import { createHash } from 'node:crypto';

/** As a build writes it (federation/src/preset/sri.mjs) and `<script integrity>` takes it. */
export function sri(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
