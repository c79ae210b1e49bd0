import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const dir = mkdtempSync(join(tmpdir(), 'links-in-'));
mkdirSync(join(dir, 'src/screens'), { recursive: true });
afterAll(() => rmSync(dir, { recursive: true }));

/** The preset is plain ESM: run it in Node, as webpack does. */
function linksIn(screens: Record<string, string>): Record<string, string[]> {
  for (const [name, text] of Object.entries(screens))
    writeFileSync(join(dir, 'src/screens', name), text);
  const module = pathToFileURL(join(__dirname, 'links-in.mjs')).href;
  const script = `
    const { linksIn } = await import(${JSON.stringify(module)});
    console.log(JSON.stringify(linksIn(${JSON.stringify(dir)})));`;
  const args = ['--input-type=module', '-e', script];
  return JSON.parse(
    execFileSync(process.execPath, args, { encoding: 'utf8', stdio: 'pipe' }),
  ) as Record<string, string[]>;
}

test('finds each name once, on one line or several, and none of a test', () => {
  const screens = {
    'Home.tsx': '<Slot name="home.news@2" fallback={x} /><Slot name="home.jobs@1">',
    'List.tsx': '<Slot\n  minHeight={0}\n  name="home.news@2"\n/><Slots name={x} />',
    'Home.test.tsx': '<Slot name="test.only@1" />; useEvent("test.only@1", x)',
    'writes.ts':
      "publishEvent('news.changed@1', { id }); publishEvent(\n  'jobs.changed@1',\n  x);",
    'useFresh.ts': "useEvent('news.changed@1', refresh)",
  };
  expect(linksIn(screens)).toEqual({
    offers: ['home.jobs@1', 'home.news@2'],
    publishes: ['jobs.changed@1', 'news.changed@1'],
    listens: ['news.changed@1'],
  });
});

test.each([
  ['Odd.tsx', '<Slot name={`home.${part}@1`} />'],
  ['odd.ts', 'publishEvent(name, data)'],
  ['useOdd.ts', 'useEvent(`news.${what}@1`, refresh)'],
])('refuses a name that is computed, and tells the file: %s', (name, text) => {
  try {
    expect(() => linksIn({ [name]: text })).toThrow(name);
  } finally {
    rmSync(join(dir, 'src/screens', name));
  }
});
