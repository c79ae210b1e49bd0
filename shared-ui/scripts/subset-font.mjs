// Generates the display font: npm run fonts -w @alumni/shared-ui
// Bricolage Grotesque; ɔ ɛ ɖ and other letters that it lacks come from Onest.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const target = new URL('../src/theme/fonts/', import.meta.url);
const sourceOf = (face) => dirname(require.resolve(`@fontsource-variable/${face}/package.json`));

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

const BRICOLAGE = { wght: 700, opsz: 36, wdth: 96 };
const faces = [
  {
    name: 'display-latin',
    face: 'bricolage-grotesque',
    file: 'bricolage-grotesque-latin-standard-normal',
    axes: BRICOLAGE,
    text: `${range(0x20, 0x7e)}\u00a0${range(0xc0, 0xd6)}${range(0xd8, 0xdd)}${range(0xdf, 0xf6)}${range(0xf8, 0xff)}ŒœŸ‘’“”–—…•€«»·°²×©`,
  },
  {
    name: 'display-latin-ext',
    face: 'bricolage-grotesque',
    file: 'bricolage-grotesque-latin-ext-standard-normal',
    axes: BRICOLAGE,
    text: 'ĀāĒēĚěĨĩĪīŃńŇňŊŋŌōŚśŠšŨũŪūǍǎǐǑǒǓǔǸǹ',
  },
  {
    name: 'display-dotted',
    face: 'bricolage-grotesque',
    file: 'bricolage-grotesque-vietnamese-standard-normal',
    axes: BRICOLAGE,
    text: 'ẸẹỌọẼẽ',
  },
  {
    name: 'display-african',
    face: 'onest',
    file: 'onest-latin-ext-wght-normal',
    axes: { wght: 700 },
    text: 'ƁɓƆɔƉɖƊɗƎǝƏəƐɛƑƒƔɣƘƙƖɩƲʋƳƴṢṣ\u0300\u0301\u0302\u0303\u0304\u030c\u0323',
  },
];

mkdirSync(target, { recursive: true });
let total = 0;
for (const { name, face, file, axes, text } of faces) {
  const source = readFileSync(join(sourceOf(face), 'files', `${file}.woff2`));
  const font = await subsetFont(source, text, { targetFormat: 'woff2', variationAxes: axes });
  writeFileSync(new URL(`${name}.woff2`, target), font);
  total += font.length;
  console.log(String(font.length).padStart(6), name);
}
console.log(String(total).padStart(6), 'in all');

const licence = (face) => readFileSync(join(sourceOf(face), 'LICENSE'), 'utf8').trim();
writeFileSync(
  new URL('OFL.txt', target),
  `${licence('onest').split('\n')[0]}\n${licence('bricolage-grotesque')}\n`,
);
