/**
 * `npm run share-pictures -w @alumni/art`: renders the social-sharing pictures from our
 * drawings. Messengers read neither SVG nor AVIF, and skip large files.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const pictures = join(import.meta.dirname, '../../shared-ui/src/art/pictures');
const folder = join(import.meta.dirname, '../../shared-ui/src/art/share');
/** The size that every messenger shows uncropped. */
const size = { width: 1200, height: 630 };
const heaviest = 100_000;

const drawings = { network: 'graduation', emploi: 'emploi', stage: 'stage', affaire: 'affaire' };

mkdirSync(folder, { recursive: true });
for (const [name, drawing] of Object.entries(drawings)) {
  const file = join(pictures, `${drawing}.svg`);
  const png = await sharp(file, { density: 144 })
    .resize({ ...size, fit: 'cover' })
    .png({ palette: true, colours: 64, compressionLevel: 9, effort: 10 })
    .toBuffer();
  if (png.length > heaviest) throw new Error(`${name}.png weighs ${png.length} bytes.`);
  writeFileSync(join(folder, `${name}.png`), png);
  console.log(`${name}.png ${png.length}`);
}
