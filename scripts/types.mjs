/**
 * `npm run types`: type-checks every package. References of tsconfig.json cannot be computed, so it
 * lists the permanent packages; the remotes are found.
 */
import { remoteFolders } from '../federation/registry/src/remote-folders.js';
import { attach, root } from './lib.mjs';

const tsc = (...args) => attach(process.execPath, ['node_modules/typescript/bin/tsc', ...args]);
process.exitCode = (await tsc('-b', '.', ...remoteFolders(root))) || (await tsc('-p', 'bench'));
