import type { FastifyRequest } from 'fastify';
import { isLoopback } from './config/trusted-proxies';

const forwarded = /^(forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|cf-connecting-ip)$/;
const ownNames = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

/**
 * A direct connection from this machine. Requests forwarded by a local proxy also come over
 * loopback, but have its headers or another host name. The address is the socket's, so no header
 * can fake it.
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  return (
    isLoopback(request.raw.socket.remoteAddress ?? '') &&
    hasOwnHost(request) &&
    !Object.keys(request.headers).some((name) => forwarded.test(name))
  );
}

/**
 * Whether the request names this machine. A page of another site whose name was made to resolve to
 * loopback (DNS rebinding) sends that site's name.
 */
const hasOwnHost = ({ headers }: FastifyRequest): boolean => ownNames.test(headers.host ?? '');
