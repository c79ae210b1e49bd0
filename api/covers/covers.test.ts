import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesOfPicture } from '@alumni/shared-contract';
import { coversIn, drawingsIn, folders } from './drawings';

describe.each(folders)('the covers of $drawings', ({ drawings, covers }) => {
  const entries = coversIn(covers);

  test('are those of the drawings as they are now', () => {
    const hashes = Object.fromEntries(
      Object.entries(entries).map(([name, { drawing }]) => [name, drawing]),
    );
    const wanted = Object.fromEntries(drawingsIn(drawings).map(({ name, hash }) => [name, hash]));
    expect(hashes).toEqual(wanted);
  });

  test('are there in each width and format', () => {
    const files = Object.entries(entries).flatMap(([name, { shape }]) =>
      filesOfPicture('covers', `${'0'.repeat(32)}-${shape}`).map(({ file }) =>
        join(covers, name, file),
      ),
    );
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});
