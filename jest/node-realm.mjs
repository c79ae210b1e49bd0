import { ModuleMocker } from 'jest-mock';
import { createRequire } from 'node:module';
import { createContext } from 'node:vm';
import { inNodeRealm } from './src/compile.mjs';
import { stopStorages } from './src/stop-storages.mjs';

/** Where `installed-package.cjs` finds Node's own `require`. */
const nodeRequire = Symbol.for('alumni.nodeRequire');

/**
 * Environment for tests of the API: each test file has its own copy of our modules, and shares the
 * installed packages, which a worker loads once. Both run in the realm of Node, so that an `Error`
 * of a package is an `Error` of ours.
 */
export default class NodeRealm {
  global = globalThis;
  exportConditions = () => ['node', 'node-addons'];
  /** A test against real servers must not stop the clock of its client. */
  fakeTimers = null;
  fakeTimersModern = null;

  constructor() {
    this.globalsBefore = new Set(Object.getOwnPropertyNames(globalThis));
    this.variablesBefore = { ...process.env };
    this.context = createContext({});
    inNodeRealm.add(this.context);
    this.moduleMocker = new ModuleMocker(globalThis);
    globalThis[nodeRequire] = createRequire(import.meta.url);
  }

  async setup() {}

  /** The next test file finds the globals and the variables that this one found. */
  async teardown() {
    for (const name of Object.getOwnPropertyNames(globalThis)) {
      if (!this.globalsBefore.has(name)) delete globalThis[name];
    }
    for (const name of Object.keys(process.env)) {
      if (!(name in this.variablesBefore)) delete process.env[name];
    }
    Object.assign(process.env, this.variablesBefore);
    stopStorages();
  }

  getVmContext() {
    return this.context;
  }
}
