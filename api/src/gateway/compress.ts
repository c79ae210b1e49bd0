import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A text as the client takes it; pages are made per request, so speed counts before size. */
export async function compress(
  text: string,
  acceptEncoding: string | undefined,
): Promise<{ body: Buffer; encoding: 'br' | 'gzip' | undefined }> {
  const body = Buffer.from(text);
  if (/\bbr\b/.test(acceptEncoding ?? '')) return { body: await brotli(body), encoding: 'br' };
  if (/\bgzip\b/.test(acceptEncoding ?? '')) {
    return { body: await promisify(gzip)(body, { level: 6 }), encoding: 'gzip' };
  }
  return { body, encoding: undefined };
}

const brotli = (body: Buffer) =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
