import { eq } from 'drizzle-orm';
import { readConfig } from '../config/read-config';
import { slides } from '../db/schema';
import { buildSlide } from '../../../testing/content-factories';
import { eventually } from '../../../testing/eventually';
import { form, png } from '../../../testing/form';
import { TestApi } from '../../../testing/test-api';
import { lineTo, type Line } from '../../../testing/line-to';
import { describeOnS3 } from '../../../testing/test-storages';
import { pictureUrl } from './picture-url';
import { createStorage } from './storage';

const url = '/api/v2/home-slides';
const texts = { title: 'Bienvenue', subtitle: 'Au réseau', description: 'Ensemble.' };
const unavailable = {
  status: 503,
  body: { message: 'Le service est momentanément indisponible. Réessayez dans un instant.' },
};

describeOnS3('a bucket that goes away', (s3) => {
  let api: TestApi;
  let line: Line;

  beforeAll(async () => {
    line = await lineTo(s3.origin);
    api = new TestApi('embedded', {
      ...s3.environment,
      S3_ENDPOINT: line.url,
      S3_TIMEOUT: '1',
    });
    await api.start();
    await buildSlide(api.db);
  });
  afterAll(async () => {
    await api.stop();
    await line.close();
  });
  afterEach(() => line.set('open'));

  const upload = async () =>
    api.as('administrator').post(url, ...form(texts, { cover_picture: await png(1200, 900) }));
  const kept = async () => {
    const paths = [];
    for await (const { path } of api.context.storage.list()) paths.push(path);
    return paths;
  };
  /**
   * Leftovers are deleted when the bucket is reachable again; a server may still complete an
   * interrupted upload.
   */
  const afterwards = async () => {
    line.set('open');
    for (let tries = 0; tries < 40; tries += 1) {
      await api.context.storage.check();
      if (tries > 10 && (await kept()).length === 0) break;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    return { files: await kept(), rows: await api.db.$count(slides) };
  };
  const nothingNew = { files: [], rows: 1 };

  test('before an upload: 503 in French, and nothing is stored', async () => {
    line.set('cut');
    expect(await upload()).toMatchObject(unavailable);
    expect(await afterwards()).toEqual(nothingNew);
  });

  test('in the middle of an upload: the partial upload is deleted too', async () => {
    line.cutAfter(4_000);
    const answer = await upload();
    expect(answer).toMatchObject(unavailable);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(await afterwards()).toEqual(nothingNew);
  });

  test('connected without an answer: the call ends after a time limit', async () => {
    line.set('silent');
    expect(await upload()).toMatchObject(unavailable);
    expect(await afterwards()).toEqual(nothingNew);
  });

  test('a picture is 503 meanwhile, not 404, and available again afterwards', async () => {
    const key = await api.context.storage.savePicture(await png(300, 200), { kind: 'cover' });
    line.set('cut');
    const away = await api.guest.get(pictureUrl(key));
    expect(away).toMatchObject(unavailable);
    expect(away.headers['cache-control']).toBe('no-store');
    line.set('open');
    expect((await api.guest.get(pictureUrl(key))).status).toBe(200);
    await api.context.storage.removePicture(key);
  });

  test('a picture replaced meanwhile is deleted later', async () => {
    const key = await api.context.storage.savePicture(await png(300, 200), { kind: 'cover' });
    line.set('cut');
    await api.context.storage.removePicture(key);
    line.set('open');
    expect(await kept()).not.toEqual([]);
    expect(await afterwards()).toEqual(nothingNew);
  });

  test('that comes and goes under uploads: each is stored and served, or refused and gone', async () => {
    let isOver = false;
    const statuses: number[] = [];
    const uploading = [1, 2, 3].map(async () => {
      while (!isOver) statuses.push((await upload()).status);
    });
    const seen = (status: number) => statuses.filter((one) => one === status).length;
    for (let round = 1; round <= 2; round += 1) {
      line.set('open');
      await eventually(() => expect(seen(201)).toBeGreaterThanOrEqual(2 * round));
      line.set('cut');
      await eventually(() => expect(seen(503)).toBeGreaterThanOrEqual(2 * round));
    }
    isOver = true;
    await Promise.all(uploading);
    line.set('open');
    expect(statuses).toHaveLength(seen(201) + seen(503));
    const own = eq(slides.title, texts.title);
    const stored = await api.db.select().from(slides).where(own);
    expect(stored).toHaveLength(seen(201));
    for (const { coverPicture } of stored) {
      expect((await api.guest.get(pictureUrl(coverPicture))).status).toBe(200);
      await api.context.storage.removePicture(coverPicture);
    }
    await api.db.delete(slides).where(own);
    expect(await afterwards()).toEqual(nothingNew);
  });

  test('the server starts while its bucket is unreachable, and is not ready', async () => {
    line.set('cut');
    const other = new TestApi('embedded', { ...s3.environment, S3_ENDPOINT: line.url });
    await other.start();
    expect((await other.guest.get('/ready')).status).toBe(503);
    expect((await other.guest.get('/health')).status).toBe(200);
    await other.stop();
  });
});

describeOnS3('a bucket that is wrong', (s3) => {
  test.each([
    ['S3_BUCKET', { S3_BUCKET: 'nobody-made-this-one' }],
    ['S3_SECRET_ACCESS_KEY', { S3_SECRET_ACCESS_KEY: 'wrong' }],
    ['S3_ACCESS_KEY_ID', { S3_ACCESS_KEY_ID: 'nobody' }],
  ])('is refused, and %s named', async (name, wrong) => {
    const environment = { DEMO: '0', NODE_ENV: 'test', SESSION_SECRET: 's'.repeat(32) };
    const config = readConfig({ ...environment, ...s3.environment, ...wrong });
    await expect((await createStorage(config)).check()).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining(name),
    });
  });

  test('stops the start', async () => {
    const api = new TestApi('embedded', { ...s3.environment, S3_BUCKET: 'nobody-made-this-one' });
    await expect(api.start()).rejects.toMatchObject({ name: 'StartError' });
    await api.stop();
  });
});

describeOnS3('a bucket with an address of its own', (s3) => {
  const api = new TestApi('embedded', {
    ...s3.environment,
    S3_PUBLIC_URL: 'https://images.alumni.test/bucket/',
  });
  beforeAll(() => api.start());
  afterAll(() => api.stop());

  test('redirects to pictures there, for valid names only', async () => {
    const key = `covers/${'a'.repeat(32)}-1600x900-avif`;
    const answer = await api.guest.get(`/files/${key}/960.avif`);
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toBe(`https://images.alumni.test/bucket/${key}/960.avif`);
    expect((await api.guest.get(`/files/${key}/961.avif`)).status).toBe(404);
  });
});

test('a folder without write permission stops the start and is named', async () => {
  const storage = await createStorage({ DATA_DIR: __filename });
  await expect(storage.check()).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringContaining('DATA_DIR'),
  });
});
