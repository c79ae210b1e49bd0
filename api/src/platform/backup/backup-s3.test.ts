import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp } from '../../../testing/back-up';
import { emptyPlace } from '../../../testing/empty-place';
import { missingFiles } from '../../../testing/missing-files';
import { describeOnS3 } from '../../../testing/test-storages';
import { TestApi } from '../../../testing/test-api';
import { writeNetwork } from '../../../testing/written-network';
import { readBackup, restoreBackup } from './restore-backup';

describeOnS3('backup of a bucket', (s3) => {
  const api = new TestApi('embedded', s3.environment);
  const folder = mkdtempSync(join(tmpdir(), 'alumni-test-'));
  beforeAll(() => api.start());
  afterAll(async () => {
    await api.stop();
    rmSync(folder, { recursive: true });
  });

  test('is made into a folder, and restored into the bucket', async () => {
    await writeNetwork(api);
    const { database, context } = api;
    const archive = join(folder, 'bucket.tar');
    const { files } = await backUp(api, archive);
    expect(files.length).toBeGreaterThan(0);
    const place = await emptyPlace('embedded');
    await place.restore(archive);
    expect(await missingFiles(place)).toEqual([]);
    await place.leave();

    for (const { path } of files) await context.storage.remove(path);
    const target = { config: context.config, database, storage: context.storage };
    await restoreBackup(target, archive, await readBackup(archive, { DEMO: false }), {
      force: true,
    });
    expect(await missingFiles({ ...place, database, storage: context.storage })).toEqual([]);
  });
});
