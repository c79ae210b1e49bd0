import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteFolders } from './remote-folders.js';

interface Route {
  path: string;
  aliases?: string[];
  access: string;
}

interface Menu {
  slot: string;
  label: string;
  order: number;
}

/**
 * product.md, section 2: the sidebar in its order, with its spelling fault; the shell adds
 * Déconnexion.
 */
const sidebar = [
  'Tableau de board',
  'Profil',
  'Liste des anciens',
  'Actualités',
  'Opportunités',
  'Slides - Accueil',
  'Catégories d’utilisateurs',
  'Types d’utilisateurs',
  'Avantages',
  'Administrateurs',
];

/** decisions.md, "Browser routes": who may open which address. Typed by hand. */
const decided: Record<string, string> = {
  '/': 'all',
  '/check_user/:token': 'all',
  '/register': 'guest',
  '/finish-register': 'session',
  '/login': 'guest',
  '/password/reset/request': 'all',
  '/password-reset/:token': 'all',
  '/password/create/:code': 'all',
  '/terms': 'all',
  '/usersinfo': 'all',
  '/contact': 'all',
  '/mentions-legales': 'all',
  '/actualities': 'all',
  '/actualities/:id': 'all',
  '/nos_opportunit\u00e9s': 'all',
  '/nos_opportunites': 'all',
  '/opportunity_details/:id': 'all',
  '/admin/dashboard': 'staff',
  '/admin/show_profil': 'session',
  '/admin/profil': 'session',
  '/admin/user_profil': 'session',
  '/admin/students': 'session',
  '/admin/students/:id': 'session',
  '/admin/opportunities': 'session',
  '/admin/opportunities/:id': 'session',
  '/admin/opportunities/add': 'staff',
  '/admin/opportunities/update/:id': 'can:opportunity:update',
  '/admin/actualities': 'staff',
  '/admin/actualities/:id': 'staff',
  '/admin/update-actualities/:id': 'staff',
  '/admin/add/actualities': 'staff',
  '/admin/admins': 'staff',
  '/admin/admins/:id': 'staff',
  '/admin/admins/add': 'staff',
  '/admin/user-categories': 'staff',
  '/admin/home-slides': 'staff',
  '/admin/user-types': 'staff',
  '/admin/user-types/:id/assign-advantages': 'staff',
  '/admin/advantages': 'staff',
  '/etat': 'staff',
  '/admin/notifications': 'session',
};

const root = join(__dirname, '../../..');
const remotes = remoteFolders(root);
const maps = [...remotes.map((remote) => join(remote, 'remote.json')), 'shell/shell.json']
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .map((map) => JSON.parse(map) as { routes: Route[]; menus: Menu[] });
const routes = maps
  .flatMap((map) => map.routes)
  .flatMap(({ path, aliases = [], access }) => [path, ...aliases].map((at) => ({ at, access })));

test('each decided address of the remotes admits the people it was decided for', () => {
  const known = routes.filter(({ at }) => decided[at]);
  expect(known).toEqual(known.map(({ at }) => ({ at, access: decided[at] })));
  // Every screen of the decision must exist.
  expect(known).toHaveLength(Object.keys(decided).length);
});

test('no address belongs to two remotes, or has a decomposed accent', () => {
  const all = routes.map(({ at }) => at);
  expect(new Set(all).size).toBe(all.length);
  expect(all).toEqual(all.map((at) => at.normalize('NFC')));
});

test('the sidebar has the labels and the order of the description', () => {
  const labels = maps
    .flatMap(({ menus }) => menus.filter(({ slot }) => slot === 'member.sidebar'))
    .sort((one, other) => one.order - other.order)
    .map(({ label }) => label);
  // Other entries may be between them; none may be missing or have its fault corrected.
  expect(labels.filter((label) => sidebar.includes(label))).toEqual(sidebar);
});
