import { buildRemote, buildRoute } from '../testing/renderShell';
import { menuOf, partsOf, routesOf } from './app-routes';

const menu = (to: string, order: number) => ({
  slot: 'member.sidebar' as const,
  label: to,
  to,
  order,
  access: 'all' as const,
});

test('of two remotes with one path the first keeps it; the other keeps its other routes', () => {
  const routes = routesOf([
    buildRemote('mf_a', [buildRoute({ name: 'home', path: '/' })]),
    buildRemote('mf_b', [
      buildRoute({ name: 'other', path: '/' }),
      buildRoute({ name: 'b', path: '/b' }),
    ]),
  ]);
  expect(routes.map(({ name, ref }) => `${ref.remote} ${name}`)).toEqual(['mf_a home', 'mf_b b']);
});

test('merges the menus of all remotes in order, without entries that link to no route', () => {
  const remotes = [
    buildRemote('mf_a', [buildRoute({ name: 'a', path: '/a' })], {
      menus: [menu('a', 20), menu('gone', 1)],
    }),
    buildRemote('mf_b', [buildRoute({ name: 'b', path: '/b' })], { menus: [menu('b', 10)] }),
  ];
  const entries = menuOf(remotes, routesOf(remotes), 'member.sidebar');
  expect(entries.map(({ to }) => to)).toEqual(['b', 'a']);
});

test('a remote in maintenance fills no slot', () => {
  const slots = [{ slot: 'home.x@1', screen: './src/slots/X', minHeight: 10 }];
  const on = buildRemote('mf_a', [], { slots });
  const off = buildRemote('mf_b', [], { slots, state: 'maintenance' });
  expect(partsOf([on, off], 'home.x@1').map(({ ref }) => ref.remote)).toEqual(['mf_a']);
  expect(partsOf([on], 'home.x@2')).toEqual([]);
});
