import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '../../../../shared-ui/src/art/share');

test('our own pictures for shared links have the size that pages declare', () => {
  for (const name of ['network', 'emploi', 'stage', 'affaire']) {
    const header = readFileSync(join(folder, `${name}.png`)).subarray(16, 24);
    expect([header.readUInt32BE(0), header.readUInt32BE(4)]).toEqual([1200, 630]);
  }
});
