/** Development servers: everything on this machine, or one remote in front of a deployed shell. */
export { startDevServers } from './dev/start-dev-servers.mjs';
export { developAgainst } from './dev/develop-against.mjs';
