import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolders, runWebpack } from '../../testing/run-webpack';

const folder = buildFolders('release-plugin-test');

/** Files of a build with this description. */
function build(description: string): string[] {
  const dir = folder();
  writeFileSync(join(dir, 'main.js'), "console.log('one');\n");
  runWebpack(
    dir,
    { '{ ReleasePlugin }': join(__dirname, 'release-plugin.mjs') },
    `{
      mode: 'production',
      context: dir,
      entry: './main.js',
      output: { path: dir + '/dist' },
      plugins: [new ReleasePlugin({ describe: () => (${description}) })],
    }`,
  );
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
