import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolders, runWebpack } from '../../testing/run-webpack';

const folder = buildFolders('unused-modules-plugin-test');

/**
 * Entry of a container with one module.
 * @param plugins further plugins, as source
 */
function entryOf(plugins: string): string {
  const dir = folder();
  writeFileSync(join(dir, 'one.js'), "export const One = 'one';\n");
  const imports = {
    federation: require.resolve('@module-federation/enhanced'),
    '{ UnusedModulesPlugin }': join(__dirname, 'unused-modules-plugin.mjs'),
  };
  runWebpack(
    dir,
    imports,
    `{
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
    }`,
  );
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
