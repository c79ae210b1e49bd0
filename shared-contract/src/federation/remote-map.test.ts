import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { RemoteMapSchema } from './remote-map';

const file = join(__dirname, 'remote.v1.schema.json');

test('the committed JSON Schema is the one the zod schema says', () => {
  const committed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const expected = z.toJSONSchema(RemoteMapSchema, { io: 'input', target: 'draft-7' });
  expect(committed).toEqual(JSON.parse(JSON.stringify(expected)));
});

test('a route without access is refused', () => {
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
