/** `npm ci`, when the lockfile changed since the last one. */
import { installWhenNeeded, requireNode } from './lib.mjs';

requireNode();
await installWhenNeeded();
