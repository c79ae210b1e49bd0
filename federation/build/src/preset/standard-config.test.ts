import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';

const route = (name: string, more: object) => ({
  name,
  path: `/${name}`,
  screen: `./src/screens/${name}/${name}Screen`,
  access: 'all',
  data: ['/api/x'],
  ...more,
});
const map = {
  name: 'mf_a',
  parcels: [{ name: 'dernieres-actualites', title: 'P', screen: './src/parcels/PParcel' }],
  routes: [
    route('List', {}),
    route('Detail', { path: '/a/:id' }),
    route('Home', { path: '/' }),
    route('Member', { access: 'session', title: 'Les anciens' }),
    route('Form', { access: 'guest' }),
    route('Mailed', { data: undefined }),
  ],
};

interface Standard {
  modules: unknown;
  none: unknown;
  api: string;
  /** In base64, made twice. */
  zips: [string, string];
}

/** The preset is plain ESM: run it in Node, as webpack does. */
function standard(): Standard {
  const from = (file: string) => JSON.stringify(pathToFileURL(join(__dirname, file)).href);
  const script = `
    const { standardModules } = await import(${from('standard-config.mjs')});
    const { standardTypes } = await import(${from('standard-types.mjs')});
    const map = ${JSON.stringify(map)};
    const modules = standardModules(map);
    const types = () => standardTypes(map, modules);
    const zip = () => types()['@mf-types.zip'].toString('base64');
    const none = standardModules({ routes: map.routes.filter(({ access }) => access === 'guest') });
    const api = types()['@mf-types.d.ts'];
    console.log(JSON.stringify({ modules, none, api, zips: [zip(), zip()] }));`;
  const args = ['--input-type=module', '-e', script];
  const output = execFileSync(process.execPath, args, { encoding: 'utf8', stdio: 'pipe' });
  return JSON.parse(output) as Standard;
}

test('a standard entry exposes parcels, public screens that read data, and cards of member screens', () => {
  const { modules, none, api, zips } = standard();
  expect(modules).toEqual([
    { name: 'DetailScreen', screen: './src/screens/Detail/DetailScreen', route: '/a/:id' },
    { name: 'ListScreen', screen: './src/screens/List/ListScreen', route: '/List' },
    {
      name: 'MemberScreen',
      screen: './src/screens/Member/MemberScreen',
      route: '/Member',
      memberTitle: 'Les anciens',
    },
    { name: 'PParcel', screen: './src/parcels/PParcel', parcel: 'dernieres-actualites' },
  ]);
  expect(none).toEqual([]);

  expect(zips[0]).toBe(zips[1]);
  const files = unzipSync(Buffer.from(zips[0], 'base64'));
  const names = ['DetailScreen.d.ts', 'ListScreen.d.ts', 'MemberScreen.d.ts', 'PParcel.d.ts'];
  expect(Object.keys(files)).toEqual(names);
  const [detail, , member, parcel] = Object.values(files).map((file) => strFromU8(file));
  expect(detail).toContain('query included: /a/:id');
  expect(detail).not.toContain('count');
  expect(member).toContain('opens it in the network');
  expect(parcel).toContain('  count?: number;');
  expect(api).toContain("'REMOTE_ALIAS_IDENTIFIER/PParcel'");
});
