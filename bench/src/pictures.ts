/**
 * Size of pictures as WebP and AVIF, similarity to their source (SSIM, 1 is identical), and the
 * cost of all files of one upload: node --import tsx bench/src/pictures.ts
 */
import { readdirSync, readFileSync } from 'node:fs';
import sharp, { type Raw } from 'sharp';
import { avif, makePicture, webp } from '../../api/src/platform/storage/make-picture';

const drawings = new URL('../../api/demo/pictures/', import.meta.url);

interface Source {
  name: string;
  content: Buffer;
}

type Row = Awaited<ReturnType<typeof measure>>;

const rows: Row[] = [];
for (const source of [...(await drawn()), ...(await photographed())])
  rows.push(await measure(source));
console.table(rows);
const [light, heavy] = (['AVIF Ko', 'WebP Ko'] as const).map((column) =>
  rows.reduce((sum, row) => sum + row[column], 0),
);
console.log(
  `AVIF : ${((100 * (light ?? 0)) / (heavy ?? 1)).toFixed(0)} % du poids de WebP, toutes images ensemble.`,
);

async function drawn(): Promise<Source[]> {
  return Promise.all(
    readdirSync(drawings).map(async (name) => {
      const svg = readFileSync(new URL(name, drawings));
      return { name, content: await sharp(svg, { density: 135 }).png().toBuffer() };
    }),
  );
}

/** The repository has no photograph: noise at every scale has a similar spectrum. */
async function photographed(): Promise<Source[]> {
  return Promise.all(
    [
      { name: 'soft photograph', detail: 0.9 },
      { name: 'detailed photograph', detail: 0.6 },
      { name: 'grain alone', detail: 0 },
    ].map(async ({ name, detail }) => ({ name, content: await noise(1600, 1067, detail) })),
  );
}

async function noise(width: number, height: number, detail: number): Promise<Buffer> {
  const sum = new Float32Array(width * height * 3).fill(128);
  for (let scale = 1; scale <= 512; scale *= 2) {
    const [w, h] = [width, height].map((side) => Math.max(2, Math.round(side / scale)));
    const layer = await sharp({
      create: {
        width: w ?? 2,
        height: h ?? 2,
        channels: 3,
        background: 'grey',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .resize(width, height, { fit: 'fill', kernel: 'cubic' })
      .raw()
      .toBuffer();
    const share = (scale / 512) ** detail * (detail === 0 ? 0.3 : 1);
    layer.forEach((value, index) => (sum[index]! += (value - 128) * share));
  }
  const bytes = Buffer.from(Uint8ClampedArray.from(sum).buffer);
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

async function measure({ name, content }: Source) {
  const { data, info } = await sharp(content)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw: Raw = { width: info.width, height: info.height, channels: 3 };
  const asWebp = await sharp(data, { raw }).webp(webp).toBuffer();
  const asAvif = await sharp(data, { raw }).avif(avif).toBuffer();
  const cpu = process.cpuUsage();
  const { key } = await makePicture(content, 'cover', 'picture');
  const { user, system } = process.cpuUsage(cpu);
  return {
    image: name,
    pixels: `${info.width}x${info.height}`,
    'WebP Ko': Math.round(asWebp.length / 102.4) / 10,
    'AVIF Ko': Math.round(asAvif.length / 102.4) / 10,
    'WebP SSIM': await likeness(data, asWebp, raw),
    'AVIF SSIM': await likeness(data, asAvif, raw),
    gardés: key.endsWith('-avif') ? 'les deux' : 'WebP seul',
    'envoi (s de processeur)': Math.round((user + system) / 1e4) / 100,
  };
}

/** Structural similarity of brightness, over windows of 8 by 8. */
async function likeness(source: Buffer, encoded: Buffer, { width, height }: Raw): Promise<number> {
  const other = await sharp(encoded).removeAlpha().raw().toBuffer();
  const [a, b] = [brightness(source), brightness(other)];
  let total = 0;
  let windows = 0;
  for (let top = 0; top + 8 <= height; top += 8) {
    for (let left = 0; left + 8 <= width; left += 8, windows += 1) {
      total += similarity(a, b, top * width + left, width);
    }
  }
  return Math.round((1e4 * total) / windows) / 1e4;
}

function similarity(a: Float32Array, b: Float32Array, start: number, width: number): number {
  let [sumA, sumB, sumAA, sumBB, sumAB] = [0, 0, 0, 0, 0];
  for (let y = 0; y < 8; y += 1) {
    for (let x = 0; x < 8; x += 1) {
      const [p, q] = [a[start + y * width + x]!, b[start + y * width + x]!];
      sumA += p;
      sumB += q;
      sumAA += p * p;
      sumBB += q * q;
      sumAB += p * q;
    }
  }
  const [meanA, meanB] = [sumA / 64, sumB / 64];
  const variances = sumAA / 64 - meanA ** 2 + sumBB / 64 - meanB ** 2;
  const covariance = sumAB / 64 - meanA * meanB;
  const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];
  return (
    ((2 * meanA * meanB + c1) * (2 * covariance + c2)) /
    ((meanA ** 2 + meanB ** 2 + c1) * (variances + c2))
  );
}

function brightness(rgb: Buffer): Float32Array {
  return Float32Array.from(
    { length: rgb.length / 3 },
    (_, index) =>
      0.299 * rgb[3 * index]! + 0.587 * rgb[3 * index + 1]! + 0.114 * rgb[3 * index + 2]!,
  );
}
