import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { openDatabase } from '../db/open-database';
import { people } from '../db/schema';
import { lineTo } from '../../../testing/line-to';
import { TestApi } from '../../../testing/test-api';
import { dumpTables } from './dump-tables';

/** The end of the rows of a COPY in PostgreSQL's protocol, before their number. */
const copyDone = Buffer.from('c\0\0\0\x04');

/** A connection that delays the bytes after the rows. */
const late = () =>
  new Transform({
    transform(bytes: Buffer, _encoding, done) {
      const at = bytes.indexOf(copyDone);
      const end = at < 0 ? bytes.length : at + copyDone.length;
      this.push(bytes.subarray(0, end));
      setTimeout(() => done(null, bytes.subarray(end)), at < 0 ? 0 : 20);
    },
  });

const onServer = process.env.TEST_DATABASE_URL ? describe : describe.skip;
onServer('the rows of a table (serveur PostgreSQL)', () => {
  const api = new TestApi('server');
  beforeAll(() => api.start());
  afterAll(() => api.stop());

  test('are counted, although the server sends their number after the last of them', async () => {
    await api.db.insert(people).values({ nom: 'ADJO', prenoms: 'Ama', email: 'ama@alumni.test' });
    const { config } = api.context;
    const address = new URL(String(config.DATABASE_URL));
    const line = await lineTo(new URL(address), late);
    address.port = new URL(line.url).port;
    const database = await openDatabase({ ...config, DATABASE_URL: address.href });
    const folder = mkdtempSync(join(tmpdir(), 'alumni-test-'));
    try {
      const { tables } = await dumpTables(database.pool, folder);
      expect(tables.find(({ name }) => name === 'people')?.rows).toBe(1);
    } finally {
      await database.close();
      await line.close();
      rmSync(folder, { recursive: true });
    }
  });
});
