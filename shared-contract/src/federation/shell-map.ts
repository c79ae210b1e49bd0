import { z } from 'zod';
import { RemoteMapSchema } from './remote-map';

/** shell.json: routes and menus of the shell itself, available when every remote is down. */
export const ShellMapSchema = RemoteMapSchema.pick({
  $schema: true,
  title: true,
  owner: true,
  routes: true,
  menus: true,
})
  .extend({ name: z.literal('shell') })
  .describe('The map of the shell: the screens that depend on no remote');

export type ShellMap = z.infer<typeof ShellMapSchema>;
