/**
 * Makes each fsync take as many milliseconds longer as the file `disk-delay` beside this one says.
 * The file `disk-waits` appears when one does. Preload a copy of it (`--require`) in the tested
 * process: its threads load it too.
 */
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');
const { join } = require('node:path');

const { fsyncSync, readFileSync, writeFileSync } = fs;
const clock = new Int32Array(new SharedArrayBuffer(4));

fs.fsyncSync = (descriptor) => {
  const delay = Number(readFileSync(join(__dirname, 'disk-delay'), 'utf8'));
  if (delay > 0) {
    writeFileSync(join(__dirname, 'disk-waits'), '');
    Atomics.wait(clock, 0, 0, delay);
  }
  fsyncSync(descriptor);
};
syncBuiltinESMExports();
