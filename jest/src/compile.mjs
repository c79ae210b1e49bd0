import { createRequire } from 'node:module';

const vm = createRequire(import.meta.url)('node:vm');
const { compileFunction } = vm;

/** Contexts whose modules run in the realm of Node itself: see `node-realm.mjs`. */
export const inNodeRealm = new WeakSet();

/** What V8 compiled of each module: a worker's next test file need not compile it again. */
const compiled = new Map();

/** Jest compiles each module for each test file by this function of `node:vm`. */
vm.compileFunction = function compileOnce(code, parameters, options) {
  const parsingContext = inNodeRealm.has(options.parsingContext)
    ? undefined
    : options.parsingContext;
  const known = compiled.get(options.filename);
  const isKnown = known?.code === code;
  const result = compileFunction(code, parameters, {
    ...options,
    parsingContext,
    ...(isKnown ? { cachedData: known.data } : { produceCachedData: true }),
  });
  if (result.cachedData) compiled.set(options.filename, { code, data: result.cachedData });
  return result;
};
