import sharp from 'sharp';
import { buildAlumnus } from '../../../testing/factories';
import { form } from '../../../testing/form';
import { emptyEmbedded } from '../../../testing/shared-embedded';
import { TestApi } from '../../../testing/test-api';
import { picturesAtOnce } from './picture-queue';

const uploads = 20;
const megabyte = 1024 * 1024;

describe('many simultaneous uploads', () => {
  const api = new TestApi('embedded');
  beforeAll(async () => api.start(await emptyEmbedded()));
  afterAll(() => api.stop());

  test('of 24 million pixels and 5 MB each: all are stored, few at a time, other calls are served', async () => {
    const picture = await photograph();
    expect(picture.length).toBeGreaterThan(3.5 * megabyte);
    const { id } = await buildAlumnus(api.db);
    const browser = api.as({ id });
    const parts = form({}, { picture });
    await browser.get('/sanctum/csrf-cookie');
    const before = process.memoryUsage().rss;
    const seen = { rss: 0, atOnce: 0, others: [] as number[] };
    const watch = setInterval(() => {
      seen.rss = Math.max(seen.rss, process.memoryUsage().rss - before);
      seen.atOnce = Math.max(seen.atOnce, sharp.counters().process + sharp.counters().queue);
      void api.guest.get('/api/diplomes').then(({ status }) => seen.others.push(status));
    }, 25);
    const answers = await Promise.all(
      Array.from({ length: uploads }, () => browser.post(`/api/users/picture/${id}`, ...parts)),
    );
    clearInterval(watch);
    expect(answers.map(({ status }) => status)).toEqual(Array(uploads).fill(200));
    expect(seen.atOnce).toBeGreaterThan(0);
    expect(seen.atOnce).toBeLessThanOrEqual(picturesAtOnce);
    expect(seen.rss).toBeLessThan(600 * megabyte);
    expect(seen.others.length).toBeGreaterThan(10);
    expect(new Set(seen.others)).toEqual(new Set([200]));
  });
});

/** Like a photo of a good camera: 6000 by 4000, nearly 5 MB. */
async function photograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const soft = sharp({
    create: { width: 1500, height: 1000, channels: 3, background: 'grey', noise },
  }).resize(6000, 4000, { kernel: 'cubic' });
  const { data, info } = await soft.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (const quality of [90, 85, 80, 75, 70, 60, 50, 40]) {
    const jpeg = await sharp(data, { raw: { width, height, channels } })
      .jpeg({ quality })
      .toBuffer();
    if (jpeg.length < 4.9 * megabyte) return jpeg;
  }
  throw new Error('no quality was low enough');
}
