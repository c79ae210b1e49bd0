import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Inside the workspace, so that webpack is found. */
const root = join(__dirname, '../../../../node_modules/.cache/release-plugin-test');
beforeAll(() => mkdirSync(root, { recursive: true }));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/**
 * Files of a build with this description. The preset is plain ESM: run it in Node, as webpack does.
 */
function build(description: string): string[] {
  const dir = mkdtempSync(join(root, 'build-'));
  const script = `
    import webpack from ${JSON.stringify(require.resolve('webpack'))};
    import { ReleasePlugin } from ${JSON.stringify(join(__dirname, 'release-plugin.mjs'))};
    const dir = ${JSON.stringify(dir)};
    webpack({
      mode: 'production',
      context: dir,
      entry: './main.js',
      output: { path: dir + '/dist' },
      plugins: [new ReleasePlugin({ describe: () => (${description}) })],
    }, (error, stats) => {
      if (error || stats.hasErrors()) console.error(error ?? stats.toString());
      process.exit(error || stats.hasErrors() ? 1 : 0);
    });`;
  writeFileSync(join(dir, 'main.js'), "console.log('one');\n");
  writeFileSync(join(dir, 'build.mjs'), script);
  execFileSync(process.execPath, [join(dir, 'build.mjs')], { stdio: 'pipe' });
  return ['release.json', 'integrity.json'].map((name) =>
    readFileSync(join(dir, 'dist', name), 'utf8'),
  );
}

test("the name of a release does not depend on the order of webpack's modules", () => {
  const one = build("{ name: 'shell', shares: { react: { js: ['2', '1'] }, antd: { js: [] } } }");
  const other = build("{ shares: { antd: { js: [] }, react: { js: ['2', '1'] } }, name: 'shell' }");
  expect(other).toEqual(one);
  expect(JSON.parse(one[0]!)).toMatchObject({ shares: { react: { js: ['2', '1'] } } });
});
