import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, 'pictures');
const files = readdirSync(folder);
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

test.each(files)('%s is small, scalable and contains no text', (file) => {
  const svg = read(file);
  expect(svg.length).toBeLessThanOrEqual(file.startsWith('woven') ? 1500 : 6144);
  expect(svg).toContain('viewBox');
  expect(svg).not.toMatch(/<text|<script|style=|href="http/);
});

test.each(files)('%s refers only to ids that it defines', (file) => {
  const svg = read(file);
  const used = [...svg.matchAll(/(?:url\(#|href="#)([a-z]+)/g)].map(([, id]) => id);
  for (const id of used) expect(svg).toContain(`id="${id}"`);
});
