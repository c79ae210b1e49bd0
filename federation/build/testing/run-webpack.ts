import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Folders for builds, inside the workspace, so that webpack and its loaders are found; they are
 * removed after the tests of the file.
 * @param name of the test
 * @returns makes a new folder
 */
export function buildFolders(name: string): () => string {
  const root = join(__dirname, '../../../node_modules/.cache', name);
  beforeAll(() => mkdirSync(root, { recursive: true }));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  return () => mkdtempSync(join(root, 'build-'));
}

/**
 * Runs webpack in Node: the preset is plain ESM, which jest does not transform.
 * @param dir folder of the sources; `dir` in the configuration
 * @param imports of the configuration: import clause (`{ name }`, `name`) → absolute path
 * @param config source of an expression
 * @throws with the errors of the build
 */
export function runWebpack(dir: string, imports: Record<string, string>, config: string): void {
  const all = { webpack: require.resolve('webpack'), ...imports };
  const script = `
    ${Object.entries(all)
      .map(([name, path]) => `import ${name} from ${JSON.stringify(path)};`)
      .join('\n')}
    const dir = ${JSON.stringify(dir)};
    webpack(${config}, (error, stats) => {
      if (error || stats.hasErrors()) console.error(error ?? stats.toString());
      process.exit(error || stats.hasErrors() ? 1 : 0);
    });`;
  // A file instead of `-e`: the minimiser's workers would inherit the flag and build again.
  const file = join(dir, 'build.mjs');
  writeFileSync(file, script);
  execFileSync(process.execPath, [file], { stdio: 'pipe', timeout: 300_000 });
}
