import { execFileSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const route = {
  name: 'sample',
  path: '/sample',
  screen: './src/screens/sample/SampleScreen',
  title: 'Échantillon',
  layout: 'public',
  access: 'all',
};
const map = { name: 'mf_sample', title: 'x', owner: 'x', contract: '^1.0.0', routes: [route] };

/** The preset is plain ESM that webpack imports: run it in Node, without jest's transforms. */
function read(remoteMap: unknown, beside: Record<string, unknown> = {}, source = '') {
  const workspace = mkdtempSync(join(tmpdir(), 'remote-map-'));
  for (const [file, other] of Object.entries(beside)) {
    mkdirSync(dirname(join(workspace, file)));
    writeFileSync(join(workspace, file), JSON.stringify(other));
  }
  const dir = join(workspace, 'mf-sample');
  mkdirSync(join(dir, 'src/screens/sample'), { recursive: true });
  writeFileSync(join(dir, 'src/screens/sample/SampleScreen.tsx'), source);
  writeFileSync(join(dir, 'remote.json'), JSON.stringify(remoteMap));
  const script = `
    import { exposesOf, readRemoteMap } from ${JSON.stringify(join(__dirname, 'remote-map.mjs'))};
    const map = readRemoteMap(${JSON.stringify(dir)});
    console.log(JSON.stringify({ exposes: exposesOf('/r', map), menus: map.menus }));`;
  const args = ['--input-type=module', '-e', script];
  try {
    return {
      ok: true,
      text: execFileSync(process.execPath, args, { encoding: 'utf8', stdio: 'pipe' }),
    };
  } catch (error) {
    return { ok: false, text: String((error as { stderr: string }).stderr) };
  }
}

test('exposes a screen under its file name, with its lifecycles', () => {
  const { exposes } = JSON.parse(read(map).text) as { exposes: Record<string, { import: string }> };
  expect(Object.keys(exposes)).toEqual(['./SampleScreen', './lifecycles/SampleScreen']);
  expect(exposes['./SampleScreen']?.import).toBe('/r/src/screens/sample/SampleScreen.tsx');
});

test.each([
  ['an unknown access word', { ...route, access: 'everybody' }, '/routes/0/access'],
  ['a missing title', { ...route, title: undefined }, '/routes/0 : il manque title'],
  [
    'a screen without a file',
    { ...route, screen: './src/screens/Absent' },
    "Absent.tsx n'existe pas",
  ],
  ['data outside the API', { ...route, data: ['https://x'] }, '/routes/0/data/0'],
])('%s stops the build and is named', (_, broken, message) => {
  const { ok, text } = read({ ...map, routes: [broken] });
  expect(ok).toBe(false);
  expect(text).toContain(message);
});

test.each([
  ['an address', 'mf-other/remote.json', { name: 'other', path: '/:any' }, [], "L'adresse /:any"],
  ['a route name', 'mf-other/remote.json', { name: 'sample', path: '/x' }, [], 'route sample'],
  ['a place in the menu', 'shell/shell.json', { name: 'x', path: '/x' }, [10], 'La place 10'],
])('%s of another map stops the build', (_, file, other, orders, message) => {
  const menu = (order: number) => ({ slot: 'member.sidebar', label: 'x', order, access: 'all' });
  const menus = (to: string) => [10].map((order) => ({ ...menu(order), to }));
  const beside = { name: 'beside', routes: [other], menus: orders.map(menu) };
  const { ok, text } = read({ ...map, menus: menus('sample') }, { [file]: beside });
  expect(ok).toBe(false);
  expect(text).toContain(message);
});

test('does not report a collision between two other remotes', () => {
  const twice = { name: 'beside', routes: [{ name: 'x', path: '/x' }], menus: [] };
  expect(read(map, { 'a/remote.json': twice, 'b/remote.json': twice }).ok).toBe(true);
});

const withIcon = (icon: unknown) => {
  const menu = { slot: 'member.sidebar', label: 'x', to: 'sample', order: 1, access: 'all' };
  return { ...map, menus: [{ ...menu, icon }] };
};
const drawing = (path: string) => ({ viewBox: '64 64 896 896', path });

test('replaces the name of an icon by its drawing, and keeps a drawing', () => {
  const drawn = (icon: unknown) => {
    const { menus } = JSON.parse(read(withIcon(icon)).text) as { menus: { icon: unknown }[] };
    return menus[0]?.icon;
  };
  expect(drawn('TeamOutlined')).toEqual(drawing(expect.stringMatching(/^M824\.2 /) as string));
  expect(drawn(drawing('M1 2h3z'))).toEqual(drawing('M1 2h3z'));
});

test.each([
  ['an unknown name', 'TeemOutlined', "@ant-design/icons n'a pas d'icône TeemOutlined"],
  ['a name of several shapes', 'CloseOutlined', "CloseOutlined n'est pas un simple tracé plein"],
  ['a name of a long drawing', 'ControlOutlined', '2000 au plus'],
  ['another kind of icon', 'TeamFilled', 'la forme ^[A-Z]'],
])('an icon that is %s stops the build', (_, icon, message) => {
  const { ok, text } = read(withIcon(icon));
  expect(ok).toBe(false);
  expect(text).toContain(`/menus/0/icon : `);
  expect(text).toContain(message);
});

test.each([
  ['markup', 'M0 0"/><script>', 'la forme ^M'],
  ['too long', `M${'0 '.repeat(1000)}`, '2000 caractères au plus'],
])('a drawing that is %s stops the build', (_, path, message) => {
  const { ok, text } = read(withIcon(drawing(path)));
  expect(ok).toBe(false);
  expect(text).toContain(`/menus/0/icon/path : ${message}`);
});

describe('a part of a slot', () => {
  const slots = [{ slot: 'member.sample@1', screen: route.screen, minHeight: 0 }];
  const readPart = (source: string) => read({ ...map, slots }, {}, source);

  test.each([
    "export function SampleScreen({\n  id,\n}: SlotProps['member.sample@1']) {",
    "export const SampleScreen = memo(({ id }: SlotProps['member.sample@1']) => null);",
    'export function SampleScreen() {',
  ])('declares the props of that slot, or none: %s', (source) => {
    expect(readPart(source)).toMatchObject({ ok: true });
  });

  test.each([
    "export function SampleScreen({ id }: SlotProps['member.sample@2']) {",
    'export const SampleScreen = ({ id }: Props) => null;',
  ])('that declares others stops the build: %s', (source) => {
    const { ok, text } = readPart(source);
    expect(ok).toBe(false);
    expect(text).toContain("/slots/0 : SampleScreen doit recevoir SlotProps['member.sample@1']");
  });
});

describe('a parcel', () => {
  const readParcel = (name: string, source: string) =>
    read({ ...map, parcels: [{ name, title: 'Exemple', screen: route.screen }] }, {}, source);

  test.each([
    ['sample', "export function SampleScreen({ count = 3 }: ParcelProps['sample']) {"],
    ['sample@2', "export function SampleScreen({ rows }: ParcelProps['sample@2']) {"],
    ['sample@12', 'export function SampleScreen() {'],
  ])('%s declares the props of its version, or none', (name, source) => {
    expect(readParcel(name, source)).toMatchObject({ ok: true });
  });

  test('that declares those of another version stops the build', () => {
    const { ok, text } = readParcel(
      'sample@2',
      "export function SampleScreen({ count = 3 }: ParcelProps['sample']) {",
    );
    expect(ok).toBe(false);
    expect(text).toContain("/parcels/0 : SampleScreen doit recevoir ParcelProps['sample@2']");
  });

  test.each(['sample@1', 'sample@0', 'sample@02', 'sample@', 'sample@two'])(
    'named %s stops the build: the plain name is version 1',
    (name) => {
      const { ok, text } = readParcel(name, 'export function SampleScreen() {');
      expect(ok).toBe(false);
      expect(text).toContain('/parcels/0/name : ');
    },
  );
});
