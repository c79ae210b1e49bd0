import { timingSafeEqual } from 'node:crypto';
import { isStaff } from '@alumni/shared-contract';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/read-config';
import { hashOf } from '../hashes';
import { isFromThisMachine } from '../from-this-machine';

/** Who sees the server's state: staff, holders of the token, and connections from this machine. */
export function maySeeOperations(request: FastifyRequest, config: Config): boolean {
  const { viewer } = request;
  if (viewer && isStaff(viewer.idProfil)) return true;
  return bearsToken(request, config.OPERATIONS_TOKEN) || isFromThisMachine(request);
}

function bearsToken(request: FastifyRequest, token: string | undefined): boolean {
  const [, given] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (!token || !given) return false;
  return timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(token)));
}
