import type { RouteTable } from '@alumni/shared-ui/router';
import remote from '../../remote.json';

/** Routes of this remote, as defined by the shell. */
export const routes: RouteTable = Object.fromEntries(
  remote.routes.map(({ name, path }) => [name, path]),
);
