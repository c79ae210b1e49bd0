import type { Env } from './env';

/** Bucket settings, instead of the local disk. */
export interface S3Settings {
  /** Undefined: Amazon's, by region. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  forcePathStyle: boolean;
  /** Timeout of a call, in seconds. */
  timeout: number;
  /** Public address of the files, without a trailing slash. */
  publicUrl: string | undefined;
}

type S3Env = Pick<Env, Extract<keyof Env, `S3_${string}`>>;

const needed = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const optional = ['S3_ENDPOINT', 'S3_PUBLIC_URL'] as const;

/** @returns null when files stay on the disk */
export function s3Settings(env: S3Env): S3Settings | null {
  const { S3_BUCKET: bucket, S3_REGION: region } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket || !region || !accessKeyId || !secretAccessKey) return null;
  return {
    endpoint: env.S3_ENDPOINT,
    region,
    bucket,
    accessKeyId,
    secretAccessKey,
    forcePathStyle: env.S3_FORCE_PATH_STYLE ?? false,
    timeout: env.S3_TIMEOUT,
    publicUrl: env.S3_PUBLIC_URL?.replace(/\/+$/, ''),
  };
}

/** One message for each missing value once any is set. */
export function missingS3Values(env: S3Env): string[] {
  if (![...needed, ...optional].some((name) => env[name] !== undefined)) return [];
  return needed
    .filter((name) => !env[name])
    .map((name) => `${name} : obligatoire quand les fichiers vont sur S3`);
}
