import { AsyncLocalStorage } from 'node:async_hooks';

/** Storages that were used since the last stop. */
const used = new Set();
const { run } = AsyncLocalStorage.prototype;

AsyncLocalStorage.prototype.run = function runAndRemember(store, callback, ...parameters) {
  used.add(this);
  return run.call(this, store, callback, ...parameters);
};

/**
 * Stops the storages of a test file. Jest starts one for each file and stops none; Node then copies
 * a value for each of them whenever a later file of the worker creates a promise.
 */
export function stopStorages() {
  for (const storage of used) storage.disable();
  used.clear();
}
