import type { FastifyReply } from 'fastify';

/** A file for its reader alone. */
interface PrivateFile {
  name: string;
  /** Content type with its character set. */
  type: string;
  content: Buffer | string;
}

/** Sends a download that no cache keeps, and that no browser runs as another type. */
export const sendPrivateFile = (reply: FastifyReply, { name, type, content }: PrivateFile) =>
  reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .type(type)
    .send(content);
