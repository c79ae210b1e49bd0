import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeFile, placeFiles } from './place-files';

const folder = () => mkdtempSync(join(tmpdir(), 'placed-'));

test('a reader finds the whole file while four publish it at once', async () => {
  const [from, to] = [folder(), folder()];
  const content = Buffer.alloc(8 * 1024 * 1024, 'a');
  writeFileSync(join(from, 'chunk.js'), content);
  const file = join(to, 'chunk.js');
  // A damaged one, so that there is something to write.
  writeFileSync(file, content.subarray(1));
  let isOver = false;
  const sizes = new Set<number>();
  const reader = (async () => {
    while (!isOver) sizes.add((await readFile(file)).length);
  })();
  for (let round = 0; round < 5; round += 1) {
    await placeFile(content.subarray(1), file);
    await Promise.all([1, 2, 3, 4].map(() => placeFiles(from, to)));
  }
  isOver = true;
  await reader;
  expect([...sizes].every((size) => size >= content.length - 1)).toBe(true);
  expect(readFileSync(file).equals(content)).toBe(true);
});

test('leaves an identical file alone, and no draft behind', async () => {
  const [from, to] = [folder(), folder()];
  mkdirSync(join(from, 'media'));
  for (const name of ['a.js', 'media/b.png', 'index.html']) writeFileSync(join(from, name), name);
  const isLeft = (name: string) => name === 'index.html';
  await placeFiles(from, to, isLeft);
  const before = statSync(join(to, 'a.js')).mtimeMs;
  await placeFiles(from, to, isLeft);
  expect(statSync(join(to, 'a.js')).mtimeMs).toBe(before);
  expect(readdirSync(to, { recursive: true }).sort()).toEqual(['a.js', 'media', 'media/b.png']);
});

test('a file that cannot be placed is an error with its path', async () => {
  const to = folder();
  mkdirSync(join(to, 'taken/inside'), { recursive: true });
  await expect(placeFile(Buffer.from('x'), join(to, 'taken'))).rejects.toThrow(join(to, 'taken'));
  expect(readdirSync(to)).toEqual(['taken']);
});
