import sharp from 'sharp';
import { describeOnEachDatabase } from '../testing/test-api';
import { pictureUrl } from './picture-url';

const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b4532a' } });
const gps = { IFD0: { Copyright: 'Quelqu’un', Artist: 'Adresse secrète' } };

describeOnEachDatabase('pictures', (api) => {
  const save = (content: Buffer, kind: 'photo' | 'cover' = 'cover') =>
    api.context.storage.savePicture(content, { kind });
  const read = async (url: string) => {
    const answer = await api.app.inject({ method: 'GET', url });
    return { answer, picture: await sharp(answer.rawPayload).metadata() };
  };

  test('a cover is served at three widths, as WebP, for ever', async () => {
    const key = await save(await solid(2400, 1200).jpeg().toBuffer());
    expect(key).toMatch(/^covers\/[0-9a-f]{32}-1600x800$/);
    const { answer, picture } = await read(pictureUrl(key));
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(picture).toMatchObject({ format: 'webp', width: 1600, height: 800 });
    for (const width of [480, 960]) {
      expect((await read(`/files/${key}/${width}.webp`)).picture.width).toBe(width);
    }
  });

  test('a photo is at most 500 by 500, turned upright, without what the camera wrote', async () => {
    const content = await solid(1000, 600)
      .withExif(gps)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const key = await save(content, 'photo');
    const { answer, picture } = await read(pictureUrl(key));
    expect(picture).toMatchObject({ width: 300, height: 500 });
    expect(picture.exif).toBeUndefined();
    expect(answer.rawPayload.toString('latin1')).not.toContain('secr');
  });

  test('a small picture is not blown up', async () => {
    const key = await save(await solid(200, 100).png().toBuffer());
    expect((await read(pictureUrl(key))).picture.width).toBe(200);
  });

  test.each([
    [
      'SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['GIF', async () => solid(20, 20).gif().toBuffer()],
    ['text', async () => Buffer.from('pas une image')],
    ['a truncated JPEG', async () => (await solid(900, 900).jpeg().toBuffer()).subarray(0, 900)],
    ['nothing', async () => Buffer.alloc(0)],
  ])('refuses %s, by field', async (_what, content) => {
    await expect(save(await content())).rejects.toMatchObject({
      id: 'invalid',
      errors: { picture: ['Vous devez sélectionner une image '] },
    });
  });

  test('is gone once removed, and removing twice is no error', async () => {
    const key = await save(await solid(100, 100).webp().toBuffer());
    await api.context.storage.removePicture(key);
    await api.context.storage.removePicture(key);
    await api.context.storage.removePicture(null);
    expect((await read(pictureUrl(key)).catch(() => null))?.answer).toBeUndefined();
  });

  test('nothing else of the folder can be read', async () => {
    for (const path of ['../secret', 'covers/../../secret', '%2e%2e/secret', 'photos/x/1.webp']) {
      expect((await api.guest.get(`/files/${path}`)).status).toBe(404);
    }
  });
});
