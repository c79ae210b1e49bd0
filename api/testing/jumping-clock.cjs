/**
 * Moves the clock by as many milliseconds as the file `clock-offset` beside this one says. Preload a
 * copy of it (`--require`) in the tested process: its threads load it too, the embedded database among
 * them. The steady clock (`performance.now`) and timers stay as they are, as on a real machine.
 */
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const RealDate = Date;
let offset = 0;
let readAt = -Infinity;

function now() {
  if (performance.now() - readAt > 10) {
    readAt = performance.now();
    offset = Number(readFileSync(join(__dirname, 'clock-offset'), 'utf8'));
  }
  return RealDate.now() + offset;
}

globalThis.Date = new Proxy(RealDate, {
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  construct: (target, values, called) =>
    Reflect.construct(target, values.length > 0 ? values : [now()], called),
});
