import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Written by Node without jest's transforms, as in a build. */
const { sheets, replaced } = fromNode<{ sheets: Record<string, string>; replaced: string[] }>(`
  import { existsSync } from 'node:fs';
  import { dirname, join } from 'node:path';
  import { replacedModules } from ${JSON.stringify(join(__dirname, 'index.mjs'))};
  import { baseSheet, sheetOf } from ${JSON.stringify(join(__dirname, 'write-sheets.mjs'))};
  import { shares } from ${JSON.stringify(join(__dirname, '../shares.mjs'))};
  const antd = dirname(${JSON.stringify(require.resolve('antd/package.json'))});
  const sheets = { base: await baseSheet() };
  for (const key of Object.keys(shares({ provides: true }))) {
    const [, component] = /^antd.es.([a-z-]+)/.exec(key) ?? [];
    const file = join(antd, 'es', component ?? '', 'style/index.js');
    if (component && existsSync(file)) sheets[component] ??= await sheetOf(file);
  }
  process.stdout.write(JSON.stringify({ sheets, replaced: Object.keys(replacedModules) }));`);

function fromNode<Answer>(script: string): Answer {
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    maxBuffer: 1e8,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(output.toString()) as Answer;
}

/** Components without a look of their own. */
const bare = ['base', 'config-provider', 'theme', 'locale', 'form', 'layout'];

test.each(Object.keys(sheets).filter((name) => !bare.includes(name)))(
  'antd’s %s has rules in its sheet',
  (name) => expect(sheets[name]).toMatch(/@layer antd\.root \{\n\.ant-[\w-]+[^{}]*\{[^}]{5}/),
);

test('antd’s colours are ours, so that they follow a network’s own and the dark theme', () => {
  const [, light = ''] = /:root \{\n(.*?)\n\}/s.exec(sheets.base ?? '') ?? [];
  expect(light).toContain('--ant-color-primary:var(--ink);');
  expect(light).toContain('--ant-color-bg-container:var(--surface);');
  expect(light).toContain('--ant-color-error:var(--danger);');
  // antd derives these from the main colour: as numbers they would keep the default one.
  const fixed = light.match(/--ant-color-(primary|link|info)[\w-]*:(?!var\().*;/g);
  expect(fixed).toBeNull();
});

test('the dark theme and the compact density change only what differs', () => {
  const base = sheets.base ?? '';
  const [dark = ''] = /:root\[data-theme='dark'\] \{.*?\n\}/s.exec(base) ?? [];
  expect(dark).toMatch(/--ant-color-fill:/);
  expect(dark).not.toMatch(/--ant-color-primary:|--ant-padding:/);
  const compact = base.slice(base.indexOf(":root[data-density='compact']"));
  expect(compact).toMatch(/--ant-control-height:\d/);
  expect(compact).not.toMatch(/--ant-color/);
});

test('every variable that a sheet reads is declared', () => {
  const all = Object.values(sheets).join('\n');
  const declared = new Set([...all.matchAll(/(--ant-[\w-]+)\s*:/g)].map(([, name]) => name));
  const read = [...all.matchAll(/var\((--ant-[\w-]+)\)/g)].map(([, name]) => name ?? '');
  expect([...new Set(read)].filter((name) => !declared.has(name) && !preset.test(name))).toEqual(
    [],
  );
});

/** antd's own colours, and widths that Modal and Steps set on their elements. */
const preset =
  /^--ant-(modal-xs-width|steps-description-max-width|blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|lime|gold)\b/;

test('every module that is replaced exists', () => {
  expect(replaced.length).toBeGreaterThan(5);
  for (const module of replaced) expect(existsSync(require.resolve(module))).toBe(true);
});
