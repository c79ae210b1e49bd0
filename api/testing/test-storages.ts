import { randomBytes } from 'node:crypto';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { TestApi } from './test-api';

/**
 * The server at TEST_S3_URL: `http://<key>:<secret>@host:port` (scripts/s3-for-tests.mjs starts
 * one).
 */
export interface TestS3 {
  /** Settings of an API with its files in a bucket of this test file. */
  environment: Record<string, string>;
  origin: URL;
  makeBucket(): Promise<void>;
}

/** The SDK warns at each start that it will drop this version of Node. */
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

const hasTestS3 = Boolean(process.env.TEST_S3_URL);

function testS3(): TestS3 {
  const origin = new URL(process.env.TEST_S3_URL ?? 'http://absent.invalid');
  const bucket = `alumni-${randomBytes(6).toString('hex')}`;
  const accessKeyId = decodeURIComponent(origin.username);
  const secretAccessKey = decodeURIComponent(origin.password);
  const region = 'us-east-1';
  return {
    origin,
    environment: {
      S3_ENDPOINT: origin.origin,
      S3_REGION: region,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      S3_FORCE_PATH_STYLE: '1',
    },
    async makeBucket() {
      const credentials = { accessKeyId, secretAccessKey };
      const endpoint = origin.origin;
      const client = new S3Client({ region, endpoint, forcePathStyle: true, credentials });
      await client.send(new CreateBucketCommand({ Bucket: bucket }));
      client.destroy();
    },
  };
}

/**
 * Runs a suite with its files on disk, and also in a bucket at TEST_S3_URL when it is set (counted
 * as skipped otherwise).
 */
export function describeOnEachStorage(name: string, suite: (api: TestApi) => void): void {
  describe(`${name} (disque)`, () => {
    const api = new TestApi('embedded');
    beforeAll(() => api.start());
    afterAll(() => api.stop());
    suite(api);
  });
  describeOnS3(name, (s3) => {
    const api = new TestApi('embedded', s3.environment);
    beforeAll(() => api.start());
    afterAll(() => api.stop());
    suite(api);
  });
}

/**
 * Tests that need a bucket; `npm test` allows them to be skipped without a server, and no others.
 */
export function describeOnS3(name: string, suite: (s3: TestS3) => void): void {
  (hasTestS3 ? describe : describe.skip)(`${name} (serveur S3)`, () => {
    const s3 = testS3();
    beforeAll(() => s3.makeBucket());
    suite(s3);
  });
}
