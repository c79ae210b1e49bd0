// Draws every picture of the product: npm run draw -w @alumni/art [names…]
import { mkdirSync, writeFileSync } from 'node:fs';
import { optimize } from 'svgo';
import { pictures } from './pictures.mjs';

const optimised = (svg) =>
  optimize(svg, {
    multipass: true,
    floatPrecision: 1,
    plugins: [{ name: 'preset-default', params: { overrides: { cleanupIds: false } } }],
  }).data;

const wanted = process.argv.slice(2);
for (const [file, svg] of Object.entries(pictures())) {
  if (wanted.length && !wanted.some((word) => file.includes(word))) continue;
  const target = new URL(`../../${file}`, import.meta.url);
  mkdirSync(new URL('.', target), { recursive: true });
  const text = `${optimised(svg)}\n`;
  writeFileSync(target, text);
  console.log(String(text.length).padStart(6), file);
}
