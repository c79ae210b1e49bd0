/** What a remote's entry calls of `@module-federation/runtime` (lean-runtime.mjs). */
export { init } from '@module-federation/runtime';
