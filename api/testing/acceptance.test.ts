import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const page = readFileSync(join(root, 'docs/acceptance.md'), 'utf8');

test('every test that docs/acceptance.md names exists', () => {
  const named = [...page.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(
    ([, path = '']) => path,
  );
  const isThere = (path: string) =>
    [root, join(root, 'api/src')].some((at) => existsSync(join(at, path)));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});

test('every statement has a test', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('| '));
  const statements = rows.filter((line) => !/^\| (-|statement |rule |call )/.test(line));
  expect(statements.length).toBeGreaterThan(200);
  expect(statements.filter((line) => !/`[^`]+\.(test|spec)\.tsx?`/.test(line))).toEqual([]);
});
