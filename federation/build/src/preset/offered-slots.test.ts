import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const dir = mkdtempSync(join(tmpdir(), 'offered-slots-'));
mkdirSync(join(dir, 'src/screens'), { recursive: true });
afterAll(() => rmSync(dir, { recursive: true }));

/** The preset is plain ESM: run it in Node, as webpack does. */
function offered(screens: Record<string, string>): string[] {
  for (const [name, text] of Object.entries(screens))
    writeFileSync(join(dir, 'src/screens', name), text);
  const module = pathToFileURL(join(__dirname, 'offered-slots.mjs')).href;
  const script = `
    const { offeredSlots } = await import(${JSON.stringify(module)});
    console.log(JSON.stringify(offeredSlots(${JSON.stringify(dir)})));`;
  const args = ['--input-type=module', '-e', script];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as string[];
}

test('finds each slot once, on one line or several, and none of a test', () => {
  const screens = {
    'Home.tsx': '<Slot name="home.news@2" fallback={x} /><Slot name="home.jobs@1">',
    'List.tsx': '<Slot\n  minHeight={0}\n  name="home.news@2"\n/><Slots name={x} />',
    'Home.test.tsx': '<Slot name="test.only@1" />',
  };
  expect(offered(screens)).toEqual(['home.jobs@1', 'home.news@2']);
});

test('refuses a name that is computed, and tells the file', () => {
  expect(() => offered({ 'Odd.tsx': '<Slot name={`home.${part}@1`} />' })).toThrow(/Odd\.tsx/);
});
