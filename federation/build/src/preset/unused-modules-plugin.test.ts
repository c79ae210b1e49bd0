import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Inside the workspace, so that webpack is found. */
const root = join(__dirname, '../../../../node_modules/.cache/unused-modules-plugin-test');
beforeAll(() => mkdirSync(root, { recursive: true }));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/**
 * Entry of a container with one module. The preset is plain ESM: run it in Node, as webpack does.
 * @param plugins further plugins, as source
 */
function entryOf(plugins: string): string {
  const dir = mkdtempSync(join(root, 'build-'));
  const script = `
    import webpack from ${JSON.stringify(require.resolve('webpack'))};
    import federation from ${JSON.stringify(require.resolve('@module-federation/enhanced'))};
    import { UnusedModulesPlugin } from ${JSON.stringify(join(__dirname, 'unused-modules-plugin.mjs'))};
    const dir = ${JSON.stringify(dir)};
    webpack({
      mode: 'production',
      context: dir,
      entry: {},
      output: { path: dir + '/dist', uniqueName: 'mf_one', publicPath: 'auto' },
      plugins: [
        new federation.ModuleFederationPlugin({
          name: 'mf_one', filename: 'remoteEntry.js', exposes: { './One': './one.js' },
          dts: false, manifest: false, experiments: { externalRuntime: true },
        }),
        ${plugins}
      ],
    }, (error, stats) => {
      if (error || stats.hasErrors()) console.error(error ?? stats.toString());
      process.exit(error || stats.hasErrors() ? 1 : 0);
    });`;
  writeFileSync(join(dir, 'one.js'), "export const One = 'one';\n");
  writeFileSync(join(dir, 'build.mjs'), script);
  execFileSync(process.execPath, [join(dir, 'build.mjs')], { stdio: 'pipe' });
  return readFileSync(join(dir, 'dist/remoteEntry.js'), 'utf8');
}

/** In the logger of the federation plugin's kit, which no entry uses. */
const ofUnused = '__mf_infrastructure_logger__';

test('the entry of a container has no modules that nothing imports', () => {
  // Otherwise the federation plugin adds none any more, and this plugin can go.
  expect(entryOf('')).toContain(ofUnused);
  const entry = entryOf('new UnusedModulesPlugin(),');
  expect(entry).not.toContain(ofUnused);
  expect(entry).toContain('./One');
});
