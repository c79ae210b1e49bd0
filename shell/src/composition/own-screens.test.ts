import map from '../../shell.json';
import { ownScreens, screens } from './own-screens';

test('each screen of shell.json is a chunk of the shell that exports it by its name', async () => {
  const names = map.routes.map(({ screen }) => screen.slice(screen.lastIndexOf('/') + 1));
  expect(Object.keys(screens)).toEqual(names);
  for (const name of names) expect(await screens[name]?.()).toHaveProperty(name);
});

test('loads the screen of a remote through federation', async () => {
  const port = {
    register: () => undefined,
    renew: () => undefined,
    abandon: () => undefined,
    tampered: async () => false,
    load: async (id: string) => id,
  };
  expect(await ownScreens(port).load('mf_a/AScreen')).toBe('mf_a/AScreen');
});
