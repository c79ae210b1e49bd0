import { constants } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';

/**
 * How answers and pages are compressed, as the client accepts: they are made per request, so speed
 * matters more than size. Files of releases are compressed once, and are left alone. A compressed
 * request body is refused as before: a small one could grow without end.
 */
export const compression: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  /** Bytes; a smaller answer gains nothing. */
  threshold: 1024,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  globalDecompression: false,
};
