import { AdminNewsReply, StatusReply, type CurrentUser } from '@alumni/shared-contract';
import { onSessionExpired } from '@alumni/shared-auth';
import { fakeApi, holdAnswer, renderScreen, type RenderedScreen } from '@alumni/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  accountant,
  administrator,
  buildNews,
  buildNewsPage,
  member,
  routes,
} from '../../testing/factories';
import { NewsListScreen } from './NewsListScreen';

const list = /^\/api\/actualities\/list/;

const open = (path = '/admin/actualities', user: CurrentUser = accountant) =>
  renderScreen(<NewsListScreen />, { path, routes, user });

const rowOf = (title: string | RegExp) => screen.findByRole('row', { name: title });

/** Opens the menu of a row and chooses an action. */
async function pick(user: RenderedScreen['user'], title: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `Actions pour « ${title} »` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

async function reply(user: RenderedScreen['user'], word: string) {
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Supprimer l’actualité ?' }),
  );
  expect(question.getByRole('button', { name: 'Annuler' })).toHaveFocus();
  await user.click(question.getByRole('button', { name: word }));
}

test('a published item shows its title cut at 50, its dates, its author and its state', async () => {
  fakeApi().get(list, AdminNewsReply, buildNewsPage([buildNews()], { total: 1234 }));
  open();
  const row = within(await rowOf(/La fête des anciens/));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Actualités \(1\s234\)$/u);
  expect(row.getByText('La fête des anciens aura lieu au mois de décembre…')).toHaveAttribute(
    'aria-hidden',
    'true',
  );
  const whole = 'La fête des anciens aura lieu au mois de décembre à Lomé';
  expect(row.getByRole('link', { name: whole })).toHaveAttribute('href', '/admin/actualities/7');
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    '02-11-2026',
    'ADJO Sena Grâce',
    '03-11-2026',
    'Publiée',
    expect.anything(),
  ]);
});

test('a draft shows no date, not even that of an earlier publication', async () => {
  fakeApi().get(list, AdminNewsReply, buildNewsPage([buildNews({ draft: 1 })]));
  open();
  const row = within(await rowOf(/La fête/));
  expect(row.getByText('-------')).toBeInTheDocument();
  expect(row.getByText('Brouillon')).toBeInTheDocument();
  expect(row.queryByText('03-11-2026')).not.toBeInTheDocument();
});

test('a row links to the item and to its form', async () => {
  fakeApi().get(list, AdminNewsReply, buildNewsPage([buildNews({ titre: 'Bal' })]));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Actions pour « Bal »' }));
  expect(await screen.findByRole('link', { name: 'Voir' })).toHaveAttribute(
    'href',
    '/admin/actualities/7',
  );
  expect(screen.getByRole('link', { name: 'Modifier' })).toHaveAttribute(
    'href',
    '/admin/update-actualities/7',
  );
});

test('reads page and order from the URL, sends them, and updates the URL', async () => {
  const api = fakeApi();
  api.get(list, AdminNewsReply, ({ params }) =>
    buildNewsPage([buildNews({ titre: JSON.stringify(params) })], { last_page: 8, total: 150 }),
  );
  const { user, location } = open('/admin/actualities?page=4&sort=titre');
  await rowOf(/"4"/);
  const pages = within(screen.getByRole('navigation', { name: 'Pagination' }));
  expect(pages.getAllByRole('link', { name: /^Page/ }).map((page) => page.textContent)).toEqual([
    '2',
    '3',
    '4',
    '5',
    '6',
  ]);
  expect(screen.getByRole('columnheader', { name: /Titre/ })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await user.click(pages.getByRole('link', { name: 'Suivant' }));
  await rowOf(/"5"/);
  await user.click(screen.getByRole('columnheader', { name: /Date de publication/ }));
  await waitFor(() => expect(location()).toBe('/admin/actualities?sort=date_publication'));
  await rowOf(/date_publication/);
  await user.click(screen.getByRole('columnheader', { name: /Date de publication/ }));
  await rowOf(/-date_publication/);
  expect(api.calls('get').map(({ params }) => params)).toEqual([
    { page: '4', sort: 'titre' },
    { page: '5', sort: 'titre' },
    { sort: 'date_publication' },
    { sort: '-date_publication' },
  ]);
});

test('sorts by newest first when the URL has no order or an unknown one', async () => {
  const api = fakeApi();
  api.get(list, AdminNewsReply, buildNewsPage([buildNews()]));
  open().unmount();
  open('/admin/actualities?sort=auteur');
  await rowOf(/La fête/);
  expect(api.calls('get').map(({ params }) => params)).toEqual([{}, {}]);
});

test('a single page has no pagination', async () => {
  fakeApi().get(list, AdminNewsReply, buildNewsPage([buildNews()]));
  open();
  await rowOf(/La fête/);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('an empty list says so', async () => {
  fakeApi().get(list, AdminNewsReply, buildNewsPage([]));
  open();
  expect(await screen.findByText('Auncun résultat')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('shows that the list is loading; a list that fails offers a retry', async () => {
  const api = fakeApi();
  const { until, answer } = holdAnswer();
  api.get(list, AdminNewsReply, buildNewsPage([buildNews()]), { until });
  const { unmount } = open();
  expect(screen.getByText('Chargement…')).toBeInTheDocument();
  answer();
  await rowOf(/La fête/);
  unmount();
  api.refuse('get', list, 500);
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  expect(screen.getByText('Oups quelque chose s’est mal passé')).toBeInTheDocument();
  api.get(list, AdminNewsReply, buildNewsPage([buildNews()]));
  await user.click(retry);
  await rowOf(/La fête/);
});

test('Actualiser refetches, and keeps the rows meanwhile', async () => {
  const api = fakeApi();
  api.get(list, AdminNewsReply, buildNewsPage([buildNews({ titre: 'Ancienne' })]));
  const { user } = open();
  await rowOf(/Ancienne/);
  const { until, answer } = holdAnswer();
  api.get(list, AdminNewsReply, buildNewsPage([buildNews({ titre: 'Nouvelle' })]), { until });
  const refresh = screen.getByRole('button', { name: 'Actualiser' });
  await user.click(refresh);
  expect(refresh).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('row', { name: /Ancienne/ })).toBeInTheDocument();
  answer();
  await rowOf(/Nouvelle/);
});

test.each([
  ['a member', member, false],
  ['an accountant', accountant, true],
  ['an administrator', administrator, true],
])('%s can add an item: %#', async (_who, user, offered) => {
  fakeApi().get(list, AdminNewsReply, buildNewsPage([buildNews()]));
  open(undefined, user);
  await rowOf(/La fête/);
  const add = screen.queryByRole('link', { name: 'Ajouter une actualité' });
  expect(add?.getAttribute('href') ?? null).toBe(offered ? '/admin/add/actualities' : null);
});

test('deleting asks, removes the row and focuses the next one', async () => {
  const api = fakeApi();
  const [one, three] = [buildNews({ id: 1, titre: 'Un' }), buildNews({ id: 3, titre: 'Trois' })];
  const two = buildNews({ id: 2, titre: 'Deux' });
  api.get(list, AdminNewsReply, buildNewsPage([one, two, three]));
  api.delete('/api/actualities/delete/2', StatusReply, { status: true });
  const { user } = open();
  await rowOf(/Deux/);
  api.get(list, AdminNewsReply, buildNewsPage([one, three]));
  await pick(user, 'Deux', 'Supprimer');
  await reply(user, 'Supprimer');
  expect(await screen.findByText('Opération effectuée')).toBeInTheDocument();
  expect(screen.queryByRole('row', { name: /Deux/ })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Actualités (2)');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Trois' })).toHaveFocus());
});

test('a cancelled confirmation deletes nothing and returns the focus', async () => {
  const api = fakeApi();
  api.get(list, AdminNewsReply, buildNewsPage([buildNews({ titre: 'Bal' })]));
  const { user } = open();
  await pick(user, 'Bal', 'Supprimer');
  await reply(user, 'Annuler');
  expect(api.calls('delete')).toEqual([]);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Actions pour « Bal »' })).toHaveFocus(),
  );
});

test('a page emptied by a delete is replaced by the previous one', async () => {
  const api = fakeApi();
  const last = buildNews({ id: 21, titre: 'La dernière' });
  api.get(list, AdminNewsReply, buildNewsPage([last], { last_page: 2, total: 21 }));
  const { user, location } = open('/admin/actualities?page=2');
  await rowOf(/La dernière/);
  api.delete('/api/actualities/delete/21', StatusReply, { status: true });
  api.get(list, AdminNewsReply, ({ params }) =>
    buildNewsPage(params.page === '2' ? [] : [buildNews({ titre: 'Une autre' })], {
      total: 20,
    }),
  );
  await pick(user, 'La dernière', 'Supprimer');
  await reply(user, 'Supprimer');
  await rowOf(/Une autre/);
  expect(location()).toBe('/admin/actualities');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.queryByText('Auncun résultat')).not.toBeInTheDocument();
});

test.each([
  [404, 'Cette actualité n’existe pas.', 'Cette actualité n’existe pas.'],
  [403, 'Action réservée.', 'Action réservée.'],
  [500, 'Une erreur est survenue.', 'Oups quelque chose s’est mal passé'],
])('a failed delete (%i) keeps the row and shows why', async (status, message, expectedText) => {
  const api = fakeApi();
  api.get(list, AdminNewsReply, buildNewsPage([buildNews({ titre: 'Bal' })]));
  api.refuse('delete', '/api/actualities/delete/7', status, { message });
  const { user } = open();
  await pick(user, 'Bal', 'Supprimer');
  await reply(user, 'Supprimer');
  expect(await screen.findByRole('alert')).toHaveTextContent(expectedText);
  expect(screen.getByRole('row', { name: /Bal/ })).toBeInTheDocument();
});

test('an expired session shows one message, without a second toast', async () => {
  const expired = jest.fn();
  const stop = onSessionExpired(expired);
  const api = fakeApi();
  api.get(list, AdminNewsReply, buildNewsPage([buildNews({ titre: 'Bal' })]));
  api.refuse('delete', '/api/actualities/delete/7', 401, { message: 'Connectez-vous.' });
  const { user } = open();
  await pick(user, 'Bal', 'Supprimer');
  await reply(user, 'Supprimer');
  await waitFor(() => expect(expired).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  stop();
});
