import { timingSafeEqual } from 'node:crypto';
import { isStaff } from '@alumni/shared-contract';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/read-config';
import { hashOf } from '../hashes';
import { isLoopback } from '../config/trusted-proxies';

/** Who sees the server's state: staff, holders of the token, and connections from this machine. */
export function maySeeOperations(request: FastifyRequest, config: Config): boolean {
  const { viewer } = request;
  if (viewer && isStaff(viewer.idProfil)) return true;
  return bearsToken(request, config.OPERATIONS_TOKEN) || isFromHere(request);
}

function bearsToken(request: FastifyRequest, token: string | undefined): boolean {
  const [, given] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (!token || !given) return false;
  return timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(token)));
}

const forwarded = /^(forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|cf-connecting-ip)$/;
const ownNames = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

/**
 * A direct connection from this machine. Requests forwarded by a local proxy also come over
 * loopback, but have its headers or another host name. The address is the socket's, so no header
 * can fake it.
 */
function isFromHere({ raw, headers }: FastifyRequest): boolean {
  return (
    isLoopback(raw.socket.remoteAddress ?? '') &&
    ownNames.test(headers.host ?? '') &&
    !Object.keys(headers).some((name) => forwarded.test(name))
  );
}
