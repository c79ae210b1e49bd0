/**
 * `npm run types`: type-checks every package. References of tsconfig.json cannot be computed, so it
 * lists the permanent packages; the remotes are found. `tsconfig.javascript.json` checks what Node and
 * webpack run without a compiler, as far as its JSDoc names types. TypeScript 7 is native, and takes a
 * third of the time of 6, whose API the build and `npm run surface` still need. It checks everything
 * each time: its incremental build once did not report a property that a changed type requires.
 */
import { remoteFolders } from '../federation/registry/src/remote-folders.js';
import { attach, root } from './lib.mjs';

process.exitCode = await attach(process.execPath, [
  'node_modules/typescript-native/bin/tsc',
  '-b',
  '--force',
  '.',
  ...remoteFolders(root),
  'tsconfig.javascript.json',
]);
