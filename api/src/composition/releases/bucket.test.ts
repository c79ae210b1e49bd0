import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { builtRelease } from '../../../testing/built-release';
import { teamOf } from '../../../testing/release-client';
import { releasing, sentRelease, startReleasing } from '../../../testing/releasing';
import { emptyEmbedded } from '../../../testing/shared-embedded';
import { TestApi } from '../../../testing/test-api';
import { describeOnS3 } from '../../../testing/test-storages';
import { startReleases } from './start-releases';

describeOnS3('releases in a bucket', (s3) => {
  const api = new TestApi('embedded', { ...s3.environment, ...releasing });
  let app: FastifyInstance;
  beforeAll(async () => {
    await api.start(await emptyEmbedded());
    ({ app } = await startReleasing(api.context));
  });
  afterAll(async () => {
    await app.close();
    await api.stop();
  });
  const objectOf = (version: string) => `releases/mf_a/${version}.tar`;
  const served = async (from: FastifyInstance) =>
    (await from.inject('/registry.json')).json<{ remotes: { version: string }[] }>().remotes;

  test('a process without a release downloads it whole, and serves each of its files', async () => {
    const version = await teamOf(app, 'mf_a').release('in the bucket');
    const file = `/remotes/mf_a/${version}/remoteEntry.js`;
    const other = await startReleasing(api.context);
    expect((await other.app.inject(file)).body).toBe('in the bucket');
    // The file may be requested before or after the page that names it.
    const third = await startReleasing(api.context);
    expect(await served(third.app)).toMatchObject([{ version }]);
    expect((await third.app.inject(file)).body).toBe('in the bucket');
    expect((await third.app.inject('/remotes/mf_a/1.0.0-0000000000/a.js')).statusCode).toBe(404);
    await Promise.all([other.app.close(), third.app.close()]);
  });

  test('a corrupt object is refused and reported; a valid one replaces it', async () => {
    const version = await teamOf(app, 'mf_a').release('sound');
    const sound = (await sentRelease({ content: 'sound' })).tar;
    const others = (await sentRelease({ content: 'of another version' })).tar;
    for (const damaged of [others, sound.subarray(0, sound.length / 2), Buffer.from('none')]) {
      await api.context.storage.write(objectOf(version), damaged);
      const lacking = await startReleasing(api.context);
      expect(await served(lacking.app)).toEqual([]);
      const file = await lacking.app.inject(`/remotes/mf_a/${version}/remoteEntry.js`);
      expect(file.statusCode).toBe(404);
      const [told] = (await teamOf(lacking.app, 'mf_a').composition()).remotes;
      expect(told).toMatchObject({ version, refused: expect.any(String) });
      await lacking.app.close();
    }
    await api.context.storage.write(objectOf(version), sound);
    const lacking = await startReleasing(api.context);
    expect(await served(lacking.app)).toMatchObject([{ version }]);
    await lacking.app.close();
  });

  test('a corrupt object is downloaded and reported once, for any number of requests', async () => {
    const version = await teamOf(app, 'mf_a').release('damaged later');
    await api.context.storage.write(objectOf(version), Buffer.from('none'));
    let fetched = 0;
    const storage = {
      ...api.context.storage,
      read: (path: string) => {
        fetched += 1;
        return api.context.storage.read(path);
      },
    };
    const lacking = await startReleasing({ ...api.context, storage });
    const told = jest.spyOn(lacking.app.log, 'error');
    for (const file of ['remoteEntry.js', 'a.js', 'remoteEntry.js']) {
      const { statusCode } = await lacking.app.inject(`/remotes/mf_a/${version}/${file}`);
      expect(statusCode).toBe(404);
      expect(await served(lacking.app)).toEqual([]);
    }
    expect(fetched).toBe(1);
    expect(told).toHaveBeenCalledTimes(1);
    expect(told).toHaveBeenCalledWith(
      { remote: 'mf_a', version, reason: expect.stringContaining('abîmé') },
      'damaged release',
    );
    await lacking.app.close();
  });

  test('what one server built is available to the others, also after a failed first copy', async () => {
    const { releases, app: own, dataDir } = await startReleasing(api.context);
    const built = await builtRelease(dataDir, 'built', 'mf_b');
    await startReleases(releases, [built], () => undefined);
    const object = `releases/mf_b/${built.version}.tar`;
    await api.context.storage.remove(object);
    await startReleases(releases, [built], () => undefined);
    rmSync(join(dataDir, 'published/remotes/mf_b'), { recursive: true });
    const fetched = await own.inject(`/remotes/mf_b/${built.version}/remoteEntry.js`);
    expect(fetched.body).toBe('built');
    await own.close();
  });
});
