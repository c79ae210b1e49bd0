import { S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { S3Settings } from '../config/s3-settings';
import type { OpenedDisk } from './opened-disk';

/** Two attempts: the client waits ten seconds. */
const attempts = 2;
const connectionMs = 2_000;

/** Storage in a bucket. Every call has a timeout. */
export function s3Disk(settings: S3Settings): OpenedDisk {
  const { bucket, endpoint, region, forcePathStyle, accessKeyId, secretAccessKey } = settings;
  const timeoutMs = settings.timeout * 1000;
  const client = new S3Client({
    region,
    forcePathStyle,
    ...(endpoint && { endpoint }),
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: attempts,
    requestHandler: {
      connectionTimeout: Math.min(connectionMs, timeoutMs),
      requestTimeout: timeoutMs,
      throwOnRequestTimeout: true,
      socketTimeout: timeoutMs,
    },
    // Many other providers do not support Amazon's new checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const disk = new Disk(new Bucket({ client, bucket, visibility: 'private', supportsACL: false }));
  return {
    disk,
    settleMs: 2 * timeoutMs,
    read: (path) =>
      disk.getStream(path).catch((error: unknown) => {
        if (causeOf(error).name === 'NoSuchKey') return null;
        throw error;
      }),
    misconfigured: ({ name }) => refusals[name] ?? null,
  };
}

/** Deletes a folder file by file: providers differ in their bulk call. */
class Bucket extends S3Driver {
  override async deleteAll(prefix: string): Promise<void> {
    const { objects } = await this.listAll(prefix, { recursive: false });
    await Promise.all([...objects].map((file) => (file.isFile ? this.delete(file.key) : null)));
  }
}

const refusals: Record<string, string> = {
  NoSuchBucket: "S3_BUCKET : ce compartiment n'existe pas",
  InvalidBucketName: "S3_BUCKET : ce nom n'est pas celui d'un compartiment",
  InvalidAccessKeyId: "S3_ACCESS_KEY_ID : cette clé n'est pas connue",
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY : le secret ne va pas avec S3_ACCESS_KEY_ID',
  AccessDenied: "S3_ACCESS_KEY_ID : cette clé n'a pas le droit d'écrire dans S3_BUCKET",
  AuthorizationHeaderMalformed: 'S3_REGION : le compartiment est dans une autre région',
  PermanentRedirect: 'S3_ENDPOINT ou S3_REGION : le compartiment est ailleurs',
};

/** The provider's error inside flydrive's. */
function causeOf(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  return error.cause instanceof Error ? error.cause : error;
}
