import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildFolders, runWebpack } from '../../testing/run-webpack';

const newFolder = buildFolders('base-config-test');

function folder(): string {
  const dir = newFolder();
  writeFileSync(join(dir, 'main.js'), "import './main.css';\nconsole.log('one');\n");
  writeFileSync(join(dir, 'main.css'), '.a { color: red; }\n');
  return dir;
}

function build(dir: string, options = {}): Record<string, string> {
  const asked = { dir, name: 'probe', production: true, inputs: null, ...options };
  const base = `baseConfig(${JSON.stringify(asked)})`;
  runWebpack(
    dir,
    { '{ baseConfig }': join(__dirname, 'base-config.mjs') },
    `(({ output, ...config }) => ({
      ...config, cache: false, entry: './main.js', output: { ...output, path: dir + '/dist' },
    }))(${base})`,
  );
  const dist = join(dir, 'dist');
  const names = readdirSync(dist).sort();
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(dist, name), 'utf8')]));
}

const sheet = (files: Record<string, string>) =>
  Object.keys(files).find((name) => name.endsWith('css'));

test('a build leaves only its own files in the output folder', () => {
  const dir = folder();
  const built = build(dir);
  for (const name of Object.keys(built))
    writeFileSync(join(dir, 'dist', name), 'formatted by hand');
  writeFileSync(join(dir, 'dist', 'left-over.css'), 'of an earlier build');
  expect(build(dir)).toEqual(built);
});

test('the hash of a style sheet follows its minimised content', () => {
  const dir = folder();
  const first = sheet(build(dir));
  expect(first).toMatch(/^main\.[0-9a-f]{10}\.css$/);
  writeFileSync(join(dir, 'main.css'), '.a {\n  color: red;\n}\n');
  expect(sheet(build(dir))).toBe(first);
  writeFileSync(join(dir, 'main.css'), '.a { color: blue; }\n');
  expect(sheet(build(dir))).not.toBe(first);
});

test('without hashes in their names, files of two remotes still differ in the names of their sheets', () => {
  const dir = folder();
  writeFileSync(join(dir, 'main.js'), "import('./part.js');\n");
  writeFileSync(join(dir, 'part.js'), "import './main.css';\n");
  const filesOf = (name: string) => Object.keys(build(dir, { name, hashedNames: false }));
  const [one, other] = [filesOf('mf_a'), filesOf('mf_b')];
  expect(one).toEqual([
    expect.stringMatching(/^c\d+\.js$/),
    'main.js',
    expect.stringMatching(/^mf_a\.c\d+\.css$/),
  ]);
  // webpack takes a sheet of this name in the page for its own, whatever folder it is from.
  expect(one.filter((name) => name.endsWith('.css') && other.includes(name))).toEqual([]);
});

/** Read by Node, without jest's transforms. */
const unusedParts = JSON.parse(
  execFileSync(process.execPath, [
    '--input-type=module',
    '-e',
    `import { unusedParts } from ${JSON.stringify(join(__dirname, 'lean-antd.mjs'))};
     console.log(JSON.stringify(unusedParts));`,
  ]).toString(),
) as Record<string, Record<string, string>>;

test.each(Object.keys(unusedParts))(
  'the parts removed from antd’s %s are modules that it imports',
  (name) => {
    const folder = join(dirname(require.resolve('antd/package.json')), 'es', name);
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n');
    const asked = [...sources.matchAll(/from ['"](\.[^'"]+)['"]/g)].map(([, request]) => request);
    const removed = Object.keys(unusedParts[name] ?? {});
    expect(removed).not.toEqual([]);
    expect(asked).toEqual(expect.arrayContaining(removed));
  },
);
