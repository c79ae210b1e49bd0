// @ts-nocheck: it replaces functions of Node that have several signatures each
/**
 * Makes the disk full while the file `disk-is-full` is beside this one: files cannot grow, except by
 * what was deleted meanwhile. Preload a copy of it (`--require`) in the tested process: its threads
 * load it too.
 */
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');
const { join } = require('node:path');

const flag = join(__dirname, 'disk-is-full');
const { existsSync, fstatSync, rmSync, statSync, writeSync } = fs;
const { writeFile } = fs.promises;
let free = 0;

const noSpace = () =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    errno: -28,
    syscall: 'write',
  });

fs.writeSync = (descriptor, content, offset = 0, length = content.length - offset, position) => {
  const found = existsSync(flag) ? fstatSync(descriptor) : null;
  if (found?.isFile()) {
    const growth = (position ?? found.size) + length - found.size;
    if (growth > free) throw noSpace();
    free -= Math.max(0, growth);
  }
  return writeSync(descriptor, content, offset, length, position);
};
fs.rmSync = (path, options) => {
  if (existsSync(flag) && existsSync(path)) free += statSync(path).size;
  rmSync(path, options);
};
fs.promises.writeFile = async (path, content, options) => {
  if (!existsSync(flag)) return writeFile(path, content, options);
  await writeFile(path, content.slice(0, content.length / 2), options);
  throw noSpace();
};
syncBuiltinESMExports();
