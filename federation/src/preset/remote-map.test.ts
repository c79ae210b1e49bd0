import { execFileSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const route = {
  name: 'sample',
  path: '/sample',
  screen: './src/screens/sample/SampleScreen',
  title: 'Échantillon',
  layout: 'public',
  access: 'all',
};
const map = { name: 'mf_sample', title: 'x', owner: 'x', contract: '^1.0.0', routes: [route] };

/** The preset is plain ESM that webpack reads: it is run as webpack runs it. */
function read(remoteMap: unknown): { ok: boolean; text: string } {
  const dir = mkdtempSync(join(tmpdir(), 'remote-map-'));
  mkdirSync(join(dir, 'src/screens/sample'), { recursive: true });
  writeFileSync(join(dir, 'src/screens/sample/SampleScreen.tsx'), '');
  writeFileSync(join(dir, 'remote.json'), JSON.stringify(remoteMap));
  const script = `
    import { exposesOf, readRemoteMap } from ${JSON.stringify(join(__dirname, 'remote-map.mjs'))};
    console.log(JSON.stringify(exposesOf('/r', readRemoteMap(${JSON.stringify(dir)}))));`;
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

test('a screen is exposed under its file name, with its lifecycles', () => {
  const exposes = JSON.parse(read(map).text) as Record<string, { import: string }>;
  expect(Object.keys(exposes)).toEqual(['./SampleScreen', './lifecycles/SampleScreen']);
  expect(exposes['./SampleScreen']?.import).toBe('/r/src/screens/sample/SampleScreen.tsx');
});

test.each([
  ['an unknown access word', { ...route, access: 'everybody' }, '/routes/0/access'],
  ['a missing title', { ...route, title: undefined }, "must have required property 'title'"],
  ['a screen without a file', { ...route, screen: './src/screens/Absent' }, 'no file'],
  ['data that is not a GET of ours', { ...route, data: ['https://x'] }, '/routes/0/data/0'],
])('%s stops the build and is named', (_, broken, message) => {
  const { ok, text } = read({ ...map, routes: [broken] });
  expect(ok).toBe(false);
  expect(text).toContain(message);
});
