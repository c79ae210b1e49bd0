import { readFileSync } from 'node:fs';

test('the column counts divide a page of twelve, so that no row has a single card', () => {
  const sheet = readFileSync(`${__dirname}/CardGrid.module.css`, 'utf8');
  const columns = [...sheet.matchAll(/--columns: (\d+)/g)].map(([, count]) => Number(count));
  expect(new Set(columns)).toEqual(new Set([1, 2, 3, 4, 6]));
  expect(sheet).not.toMatch(/auto-fi/);
});
