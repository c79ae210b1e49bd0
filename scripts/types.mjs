/**
 * `npm run types`: type-checks every package. References of tsconfig.json cannot be computed, so it
 * lists the permanent packages; the remotes are found. TypeScript 7 is native, and takes a third of the
 * time of 6, which the build's transformers and eslint still need.
 */
import { remoteFolders } from '../federation/registry/src/remote-folders.js';
import { attach, root } from './lib.mjs';

const tsc = (...args) =>
  attach(process.execPath, ['node_modules/typescript-native/bin/tsc', ...args]);
process.exitCode = (await tsc('-b', '.', ...remoteFolders(root))) || (await tsc('-p', 'bench'));
