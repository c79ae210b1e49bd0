import { meetsAccess, Profile, type Access } from '@alumni/shared-contract';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteFolders } from './remote-folders.js';

interface PageMap {
  routes: { name: string; path: string; aliases?: string[] }[];
  menus: { slot: string; label: string; to: string; order: number; access: Access }[];
}

/**
 * product.md, section 2, and decisions.md, 'Browser routes': the address of each name. Typed by
 * hand.
 */
const described: Record<string, string[]> = {
  home: ['/'],
  check_user: ['/check_user/:token'],
  register: ['/register'],
  finish_register: ['/finish-register'],
  login: ['/login'],
  reset_password_request: ['/password/reset/request'],
  terms: ['/terms'],
  usersinfo: ['/usersinfo'],
  actualities: ['/actualities'],
  actuality_details: ['/actualities/:id'],
  homeopportunities: ['/nos_opportunités', '/nos_opportunites'],
  opportunity_details: ['/opportunity_details/:id'],
  admin_dashboard: ['/admin/dashboard'],
  show_profil: ['/admin/show_profil', '/admin/profil'],
  user_profil: ['/admin/user_profil'],
  liste_ancien: ['/admin/students'],
  ancien_details: ['/admin/students/:id'],
  liste_opportunities: ['/admin/opportunities'],
  opportunity_add: ['/admin/opportunities/add'],
  opportunity_update: ['/admin/opportunities/update/:id'],
  liste_actualities: ['/admin/actualities'],
  liste_admins: ['/admin/admins'],
  list_of_user_categories: ['/admin/user-categories'],
  list_of_home_slides: ['/admin/home-slides'],
  list_of_user_types: ['/admin/user-types'],
  list_of_advantages: ['/admin/advantages'],
};

/** The description has their addresses, not their names. */
const unnamed = [
  '/password-reset/:token',
  '/password/create/:code',
  '/admin/opportunities/:id',
  '/admin/actualities/:id',
  '/admin/update-actualities/:id',
  '/admin/add/actualities',
  '/admin/admins/:id',
  '/admin/admins/add',
  '/admin/user-types/:id/assign-advantages',
];

const root = join(__dirname, '../../..');
const maps = remoteFolders(root)
  .map((folder) => readFileSync(join(root, folder, 'remote.json'), 'utf8'))
  .map((map) => JSON.parse(map) as PageMap);
const routes = maps.flatMap((map) => map.routes);
const addressesOf = (name: string) =>
  routes
    .filter((route) => route.name === name)
    .flatMap(({ path, aliases = [] }) => [path, ...aliases]);

test.each(Object.entries(described))('%s has the address %j', (name, addresses) => {
  expect(addressesOf(name)).toEqual(addresses.map((address) => address.normalize('NFC')));
});

test.each(unnamed)('%s has its screen', (address) => {
  expect(routes.filter(({ path }) => path === address)).toHaveLength(1);
});

test('the public header is Accueil, Nos actualités, Nos opportunités', () => {
  const entries = maps
    .flatMap(({ menus }) => menus.filter(({ slot }) => slot === 'public.header'))
    .sort((one, other) => one.order - other.order);
  expect(entries.map(({ label, to }) => [label, to])).toEqual([
    ['Accueil', 'home'],
    ['Nos actualités', 'actualities'],
    ['Nos opportunités', 'homeopportunities'],
  ]);
});

test("a member's menu hides staff entries; both staff roles see every entry", () => {
  // A later remote may add an entry for members.
  const sidebar = maps
    .flatMap(({ menus }) => menus.filter(({ slot }) => slot === 'member.sidebar'))
    .filter(({ to }) => described[to])
    .sort((one, other) => one.order - other.order);
  const seenBy = (profile: (typeof Profile)[keyof typeof Profile]) =>
    sidebar.filter(({ access }) => meetsAccess(access, profile)).map(({ label }) => label);
  expect(seenBy(Profile.alumnus)).toEqual(['Profil', 'Liste des anciens', 'Opportunités']);
  const everything = sidebar.map(({ label }) => label);
  expect(seenBy(Profile.administrator)).toEqual(everything);
  expect(seenBy(Profile.accountant)).toEqual(everything);
});
