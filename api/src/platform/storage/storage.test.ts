import { pictureSources } from '@alumni/shared-contract';
import sharp, { type Sharp } from 'sharp';
import { describeOnEachStorage } from '../../../testing/test-storages';
import { pictureUrl } from './picture-url';

const clay = { r: 180, g: 83, b: 42 };
const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: clay } });
/** A picture like a photo: no two pixels are the same. */
const grain = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });
const gps = { IFD0: { Copyright: 'Quelqu’un', Artist: 'Adresse secrète' } };

describeOnEachStorage('pictures', (api) => {
  const save = async (content: Buffer | Sharp, kind: 'photo' | 'cover' = 'cover') =>
    api.context.storage.savePicture(
      Buffer.isBuffer(content) ? content : await content.jpeg().toBuffer(),
      { kind },
    );
  const read = async (url: string) => {
    const answer = await api.app.inject({ method: 'GET', url });
    return { answer, picture: await sharp(answer.rawPayload).metadata() };
  };
  /** The colour of the centre, as three numbers. */
  const colour = async (url: string) => {
    const { answer } = await read(url);
    return (await sharp(answer.rawPayload).stats()).channels.map(({ mean }) => Math.round(mean));
  };
  const filesUnder = async (key: string) => {
    const paths = [];
    for await (const { path } of api.context.storage.list()) paths.push(path);
    return paths.filter((path) => path.startsWith(key)).sort();
  };

  test('a cover is served in three widths and two formats, cached for ever', async () => {
    const key = await save(solid(2400, 1200));
    expect(key).toMatch(/^covers\/[0-9a-f]{32}-1600x800-avif$/);
    const { answer, picture } = await read(pictureUrl(key));
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[^"]+"$/),
    });
    expect(answer.headers.vary ?? '').not.toMatch(/accept\b/i);
    expect(picture).toMatchObject({ format: 'webp', width: 1600, height: 800 });
    const lighter = await read(`/files/${key}/960.avif`);
    expect(lighter.answer.headers['content-type']).toBe('image/avif');
    expect(lighter.picture).toMatchObject({ format: 'heif', compression: 'av1', width: 960 });
  });

  test.each([
    ['a large cover', 'cover', 1000, 300, 6],
    ['a cover of middle size', 'cover', 700, 300, 4],
    ['a small cover', 'cover', 200, 100, 2],
    ['a photo', 'photo', 600, 600, 4],
  ] as const)(
    '%s: every file that its address implies exists',
    async (_what, kind, w, h, count) => {
      const url = pictureUrl(await save(grain(w, h), kind));
      const promised = Object.values(pictureSources(url))
        .flatMap((srcset) => srcset.split(', '))
        .map((candidate) => candidate.split(' ') as [string, string]);
      expect(promised).toHaveLength(count);
      for (const [address, width] of promised) {
        expect((await read(address)).picture.width).toBe(Number.parseInt(width));
      }
    },
  );

  test('stores no AVIF that would be larger', async () => {
    const key = await save(await solid(3, 3).png().toBuffer());
    expect(key).toMatch(/-3x3$/);
    expect(pictureSources(pictureUrl(key))).toEqual({ webp: `/files/${key}/1600.webp 3w` });
  });

  test('a request with the ETag gets 304', async () => {
    const url = pictureUrl(await save(solid(50, 50)));
    const { etag } = (await read(url)).answer.headers;
    const headers = { 'if-none-match': String(etag) };
    const again = await api.app.inject({ method: 'GET', url, headers });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect((await api.app.inject({ method: 'HEAD', url })).statusCode).toBe(200);
  });

  test('a photo is at most 500 by 500, upright, without metadata', async () => {
    const content = await solid(1000, 600)
      .withExif(gps)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const key = await save(content, 'photo');
    const { answer, picture } = await read(pictureUrl(key));
    expect(picture).toMatchObject({ width: 300, height: 500 });
    expect([picture.exif, picture.icc, picture.xmp, picture.orientation]).toEqual(Array(4));
    expect(answer.rawPayload.toString('latin1')).not.toContain('secr');
  });

  test.each([
    ['CMYK', () => solid(64, 64).toColourspace('cmyk').jpeg()],
    ['wide colours', () => solid(64, 64).withIccProfile('p3').jpeg({ quality: 95 })],
    ['16 bits', () => solid(64, 64).toColourspace('rgb16').png()],
    ['an idle alpha channel', () => solid(64, 64).ensureAlpha().png()],
  ])('%s: the colours stay the same', async (_what, made) => {
    const [r = 0, g = 0, b = 0, ...more] = await colour(
      pictureUrl(await save(await made().toBuffer())),
    );
    expect(Math.abs(r - clay.r) + Math.abs(g - clay.g) + Math.abs(b - clay.b)).toBeLessThan(40);
    expect(more).toEqual([]);
  });

  test('keeps transparency', async () => {
    const hole = { create: { width: 60, height: 60, channels: 4, background: '#0000' } } as const;
    const { picture } = await read(pictureUrl(await save(await sharp(hole).png().toBuffer())));
    expect(picture.hasAlpha).toBe(true);
  });

  test.each([
    ['photo', 500],
    ['cover', 1600],
  ] as const)('a %s of 16,000 pixels in height becomes one of %i pixels', async (kind, height) => {
    const key = await save(await solid(100, 16_000).png().toBuffer(), kind);
    expect((await read(pictureUrl(key))).picture.height).toBe(height);
  });

  test('keeps the first frame of an animation', async () => {
    const frames = await Promise.all(
      [solid(30, 30), grain(30, 30)].map((it) => it.png().toBuffer()),
    );
    const film = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(film).metadata()).pages).toBe(2);
    const { picture } = await read(pictureUrl(await save(film)));
    expect(picture).toMatchObject({ width: 30, height: 30 });
    expect(picture.pages ?? 1).toBe(1);
  });

  test('removes data hidden behind a picture', async () => {
    const page = '<script>alert(1)</script>PK archive';
    const content = Buffer.concat([await solid(80, 80).jpeg().toBuffer(), Buffer.from(page)]);
    const { answer } = await read(pictureUrl(await save(content)));
    expect(answer.rawPayload.toString('latin1')).not.toMatch(/script|PK archive/);
    expect(answer.headers['content-security-policy']).toContain('sandbox');
  });

  test.each([
    [
      'SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['GIF', async () => solid(20, 20).gif().toBuffer()],
    ['AVIF', async () => solid(20, 20).avif().toBuffer()],
    ['TIFF', async () => solid(20, 20).tiff().toBuffer()],
    ['text', async () => Buffer.from('pas une image')],
    ['the beginning of a JPEG alone', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['a truncated JPEG', async () => (await grain(900, 900).jpeg().toBuffer()).subarray(0, 90_000)],
    ['a truncated PNG', async () => (await grain(300, 300).png().toBuffer()).subarray(0, 90_000)],
    ['a truncated WebP', async () => (await grain(900, 900).webp().toBuffer()).subarray(0, 9000)],
    ['64 million pixels in a few bytes', async () => solid(8000, 8000).png().toBuffer()],
    ['a PNG that claims to be huge', async () => huge(await solid(9, 9).png().toBuffer())],
    ['nothing', async () => Buffer.alloc(0)],
  ])('refuses %s, by field', async (_what, content) => {
    await expect(save(await content())).rejects.toMatchObject({
      id: 'invalid',
      errors: { picture: ['Vous devez sélectionner une image '] },
    });
  });

  test('is deleted in every width and format; deleting twice is no error', async () => {
    const key = await save(grain(1000, 100));
    expect(await filesUnder(key)).toHaveLength(6);
    await api.context.storage.removePicture(key);
    await api.context.storage.removePicture(key);
    await api.context.storage.removePicture(null);
    expect(await filesUnder(key)).toEqual([]);
    expect((await api.guest.get(pictureUrl(key))).status).toBe(404);
  });

  test('nothing else in the folder can be read', async () => {
    const key = await save(solid(100, 100));
    await api.context.storage.write('secret', Buffer.from('secret'));
    await api.context.storage.write(`${key}/480.webp`, Buffer.from('not one of its widths'));
    for (const path of [
      '../secret',
      'covers/../../secret',
      'covers/%2e%2e/secret',
      '%2e%2e/secret',
      'secret',
      'photos/x/1.webp',
      `${key}/480.webp`,
      `${key}/1600.png`,
      `${key}/1600.webp%00`,
      `${key.replace('covers', 'photos')}/500.webp`,
    ]) {
      expect([path, (await api.guest.get(`/files/${path}`)).status]).toEqual([path, 404]);
    }
  });

  test('a backup reads every file, and restores it in its place', async () => {
    const { storage } = api.context;
    await storage.write('covers/kept/1.webp', Buffer.from('content'));
    expect(await filesUnder('covers/kept')).toEqual(['covers/kept/1.webp']);
    const chunks = await (await storage.read('covers/kept/1.webp'))?.toArray();
    expect(Buffer.concat(chunks ?? []).toString()).toBe('content');
    await storage.remove('covers/kept/1.webp');
    await storage.remove('covers/kept/1.webp');
    expect(await storage.read('covers/kept/1.webp')).toBeNull();
  });

  test('the self-check succeeds, and leaves nothing behind', async () => {
    await api.context.storage.check();
    expect(await filesUnder('ready')).toEqual([]);
  });
});

/** The same file with a header that claims 30,000 by 30,000 pixels. */
function huge(png: Buffer): Buffer {
  const content = Buffer.from(png);
  content.writeUInt32BE(30_000, 16);
  content.writeUInt32BE(30_000, 20);
  return content;
}
