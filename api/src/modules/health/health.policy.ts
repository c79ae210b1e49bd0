import { timingSafeEqual } from 'node:crypto';
import { isStaff } from '@alumni/shared-contract';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/read-config';
import { hashOf } from '../../http/hashes';
import { isLoopback } from '../../http/trusted-proxies';

/** Who sees how the server is doing: staff, who bears the token, and who sits on the machine. */
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
 * A connection of this machine, made for itself. What a proxy on this machine passes on comes over
 * loopback as well: it says so in its headers, or in the name that was asked for. No header can
 * make a stranger local, for the address is the socket's.
 */
function isFromHere({ raw, headers }: FastifyRequest): boolean {
  return (
    isLoopback(raw.socket.remoteAddress ?? '') &&
    ownNames.test(headers.host ?? '') &&
    !Object.keys(headers).some((name) => forwarded.test(name))
  );
}
