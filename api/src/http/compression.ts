import { constants } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';

/**
 * Compression of API answers and pages, by Accept-Encoding. They are produced per request, so speed
 * matters more than size. Files of releases are compressed once, at build time. Compressed request
 * bodies are refused: a small one could decompress without limit (zip bomb).
 */
export const compression: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  /** In bytes; compressing smaller answers saves nothing. */
  threshold: 1024,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  globalDecompression: false,
};
