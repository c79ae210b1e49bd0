import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { RegistrySchema } from './registry';
import { MenuEntrySchema, RemoteMapSchema } from './remote-map';
import { ShellMapSchema } from './shell-map';

test.each([
  ['remote.v1.schema.json', RemoteMapSchema],
  ['registry.v1.schema.json', RegistrySchema],
  ['shell.v1.schema.json', ShellMapSchema],
])('the committed %s matches the zod schema', (name, schema) => {
  const committed: unknown = JSON.parse(readFileSync(join(__dirname, name), 'utf8'));
  const expected = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' });
  expect(committed).toEqual(JSON.parse(JSON.stringify(expected)));
});

test('refuses a route without access', () => {
  const route = {
    name: 'home',
    path: '/',
    screen: './src/screens/home/HomeScreen',
    title: 'x',
    layout: 'public',
  };
  const map = { name: 'mf_x', title: 'x', owner: 'x', contract: '^1.0.0', routes: [route] };
  expect(RemoteMapSchema.safeParse(map).success).toBe(false);
});

test('drops an icon of older releases, and keeps the menu entry', () => {
  const menu = { slot: 'member.sidebar', label: 'x', to: 'x', order: 1, access: 'all' };
  const read = (icon: unknown) => MenuEntrySchema.parse({ ...menu, icon });
  expect(read('picture')).toEqual(menu);
  expect(read('M1 2h3')).toEqual(menu);
  const drawing = { viewBox: '0 0 24 24', path: 'M1 2h3z' };
  expect(read(drawing)).toEqual({ ...menu, icon: drawing });
});
