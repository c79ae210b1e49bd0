/**
 * Compiles the programs of the API, so that they start without TypeScript: `node build.mjs` into
 * `dist/`; `node build.mjs --with-tests <folder>` also those that tests start, into an absolute path
 * inside this package. A program and the threads that it starts are files of one folder. Packages of
 * npm stay outside.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const programs = [
  'src/server.ts',
  'src/process/setup/setup-command.ts',
  'src/platform/backup/backup-command.ts',
  'src/platform/backup/restore-command.ts',
  'src/platform/db/migrate-command.ts',
  'src/platform/db/status-command.ts',
  'src/composition/publish-command.ts',
];
const threads = [
  'src/platform/db/embedded/worker.ts',
  'src/composition/first-view/render-worker.mjs',
  'src/modules/imports/read-worker.mjs',
];
const programsOfTests = [
  'testing/api-process.ts',
  'testing/check-folder.ts',
  'testing/endless-writer.ts',
  'testing/lost-thread.ts',
  'testing/serve-api.ts',
  '../federation/mf/src/terminal.ts',
];

const { values } = parseArgs({ options: { 'with-tests': { type: 'string' } } });
const outdir = values['with-tests'] ?? join(import.meta.dirname, 'dist');

rmSync(outdir, { recursive: true, force: true });
mkdirSync(outdir, { recursive: true });
await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: [...programs, ...threads, ...(values['with-tests'] ? programsOfTests : [])],
  outdir,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  entryNames: '[name]',
  chunkNames: '[name]-[hash]',
  outExtension: { '.js': '.mjs' },
  sourcemap: true,
  keepNames: true,
  // CommonJS packages inside the bundle require Node's modules.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  plugins: [{ name: 'packages-stay-outside', setup: keepPackagesOutside }],
  logLevel: 'warning',
});

/**
 * Leaves a package of npm outside when `dist/` finds the same copy of it. Another copy, nested in a
 * package of this repository, becomes part of the program.
 */
function keepPackagesOutside({ onResolve, resolve }) {
  onResolve({ filter: /^[^./]/ }, async ({ path, importer, resolveDir, kind, pluginData }) => {
    if (kind === 'entry-point' || path.startsWith('node:') || pluginData === 'asked') return null;
    const found = (from) =>
      resolve(path, { kind, importer, resolveDir: from, pluginData: 'asked' });
    const here = await found(resolveDir);
    if (here.external || !here.path.includes('node_modules')) return here;
    const there = await found(dirname(outdir));
    return here.path === there.path ? { path, external: true } : here;
  });
}
