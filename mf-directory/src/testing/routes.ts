import type { RouteTable } from '@alumni/shared-ui/router';
import remote from '../../remote.json';

/** The routes of this remote, as the shell defines them. */
export const routes: RouteTable = Object.fromEntries(
  remote.routes.map(({ name, path }) => [name, path]),
);
