import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import vm from 'node:vm';

/** Contexts of loaded files: published files never change. */
const contexts = new Map();
const most = 12;

/**
 * Runs one module of a remote in a context without Node APIs: text in, text out.
 * @param {{ file: string, name: string, integrity: string, input: string }} task
 * @returns {string}
 */
export default function render({ file, name, integrity, input }) {
  const context = contexts.get(file) ?? open(file, integrity);
  Object.assign(context, { name, input });
  // Releases built by federation-build before 1.8.0 have a file for each module.
  const markup = vm.runInContext('(firstView.views?.[name] ?? firstView.render)(input)', context);
  if (typeof markup !== 'string') throw new Error('the module returned no text');
  return markup;
}

function open(file, integrity) {
  const source = readFileSync(file);
  const [algorithm] = integrity.split('-', 1);
  const hash = createHash(algorithm).update(source).digest('base64');
  if (`${algorithm}-${hash}` !== integrity)
    throw new Error('the file does not match its published hash');
  const context = vm.createContext(Object.create(null), {
    codeGeneration: { strings: false, wasm: false },
  });
  vm.runInContext(source.toString(), context, { filename: file.split('/').at(-1) });
  if (contexts.size >= most) contexts.delete(contexts.keys().next().value);
  contexts.set(file, context);
  return context;
}
