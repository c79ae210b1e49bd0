import {
  fakeApi,
  renderScreen,
  type FakeApi,
  type RenderedScreen,
} from '@alumni/shared-ui/testing';
import { JoinUsInput, StatusReply, type CurrentUser } from '@alumni/shared-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { answerUndone } from '../../testing/answer-undone';
import { buildNews, buildUser, routes } from '../../testing/factories';
import { fakeHome } from '../../testing/fake-home';
import { HomeScreen } from './HomeScreen';

const open = (user: CurrentUser | null = null) => renderScreen(<HomeScreen />, { user, routes });

const leaveAddress = async (user: RenderedScreen['user']) => {
  await user.type(await screen.findByLabelText(/E-mail/), 'ama@exemple.com');
  await user.selectOptions(screen.getByLabelText(/Profession/), 'Entrepreneur');
  await user.click(screen.getByRole('button', { name: 'Être recontacté' }));
};

test('shows the slides, categories, types, and news in order of publication', async () => {
  fakeHome({
    news: [
      buildNews({ id: 1, titre: 'Ancienne', date_publication: '2026-01-01T00:00:00Z' }),
      buildNews({ id: 2, titre: 'Récente', date_publication: '2026-10-01T00:00:00Z' }),
    ],
  });
  open();
  expect(await screen.findByText('Une diapositive du serveur')).toBeVisible();
  expect(screen.getByText('Membre actif')).toBeVisible();
  const news = screen.getByRole('region', { name: 'NOS DERNIÈRES ACTUALITÉS' });
  const titles = within(news).getAllByRole('heading', { level: 3 });
  expect(titles.map((title) => title.textContent)).toEqual(['Récente', 'Ancienne']);
  expect(screen.getByText('+19000')).toBeVisible();
});

test('a category card links to the sign-up with that category', async () => {
  fakeHome();
  open();
  const card = await screen.findByRole('link', { name: /Entrepreneur/ });
  expect(card).toHaveAttribute('href', '/register?search=1');
});

test('for a signed-in person, a category links to its people, and no sign-up is offered', async () => {
  fakeHome();
  open(buildUser({ profile_completed: 1 }));
  const card = await screen.findByRole('link', { name: /Entrepreneur.*Voir les profils/ });
  expect(card).toHaveAttribute('href', '/admin/students?profession=Entrepreneur');
  expect(screen.getByRole('region', { name: 'Notre réseau' })).toBeVisible();
  expect(screen.queryByText(/Créer mon profil/)).toBeNull();
  expect(screen.queryByText('Pas encore prêt ?')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Rejoindre le réseau' })).toBeNull();
});

test.each([
  [null, 'Rejoindre le réseau', '/register'],
  [buildUser(), 'Compléter mes informations', '/finish-register'],
  [buildUser({ profile_completed: 1 }), 'Retrouver ma promotion', '/admin/students'],
])('the invitation depends on the viewer (%#)', async (reader, text, address) => {
  fakeHome();
  open(reader);
  expect(await screen.findByRole('link', { name: text })).toHaveAttribute('href', address);
});

test('a type shows the first three advantages, with its own as active, and the rest on demand', async () => {
  fakeHome();
  const { user } = open();
  const card = (await screen.findByText('Membre actif')).closest('li')!;
  const lines = () =>
    within(card)
      .getAllByRole('listitem')
      .map((line) => line.textContent);
  expect(lines()).toEqual([
    'Inclus : Avantage 1',
    'Non inclus : Avantage 2',
    'Non inclus : Avantage 3',
  ]);
  await user.click(within(card).getByRole('button', { name: /Voir plus/ }));
  expect(lines()).toHaveLength(4);
  expect(lines()[3]).toBe('Inclus : Avantage 4');
  await user.click(within(card).getByRole('button', { name: /Voir moins/ }));
  expect(lines()).toHaveLength(3);
});

test.each([
  ['refused', (api: FakeApi) => api.refuse('get', /./, 500)],
  ['without network', (api: FakeApi) => api.cut('get', /./)],
])('%s, shows default slides, categories, types and news without a message', async (_how, fail) => {
  fail(fakeApi());
  open();
  expect(await screen.findByText('Gardez le lien avec votre promotion')).toBeVisible();
  expect(await screen.findByText('Les prochaines nouvelles du réseau seront ici.')).toBeVisible();
  const card = screen.getByRole('link', { name: /Chercheur d'emploi/ });
  expect(card).toHaveAttribute('href', '/register?search=Chercheur+d%27emploi');
  const types = screen.getByRole('region', { name: 'Nos types d’Alumni' });
  expect(await within(types).findByText(/^Chaque ancien reçoit un type/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voir plus d’actualités' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows at most six news items, with titles and texts cut as described', async () => {
  const titre = 'Un très long titre pour une actualité du réseau';
  const contenu = 'Des mots, encore des mots. '.repeat(10);
  fakeHome({ news: [1, 2, 3, 4, 5, 6, 7].map((id) => buildNews({ id, titre, contenu })) });
  open();
  const news = screen.getByRole('region', { name: 'NOS DERNIÈRES ACTUALITÉS' });
  expect(await within(news).findAllByText('02/11/2026')).toHaveLength(6);
  expect(within(news).getAllByText('Un très long titre pour une ac…')).toHaveLength(6);
  expect(within(news).getAllByText(`${contenu.slice(0, 80).trimEnd()}…`)).toHaveLength(6);
});

test('scroll=1 scrolls to the news, focuses them, and keeps them in view', async () => {
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.tagName);
  };
  fakeHome();
  const { unmount } = renderScreen(<HomeScreen />, { path: '/?scroll=1', user: null, routes });
  const news = screen.getByRole('region', { name: 'NOS DERNIÈRES ACTUALITÉS' });
  await waitFor(() => expect(news).toHaveFocus());
  expect(scrolled).toContain('SECTION');
  unmount();
});

test('without scroll=1 the page stays at the top', async () => {
  fakeHome();
  open();
  await screen.findByText('Une diapositive du serveur');
  expect(screen.getByRole('region', { name: 'NOS DERNIÈRES ACTUALITÉS' })).not.toHaveFocus();
});

test('saves the address of a visitor who does not sign up yet', async () => {
  const api = fakeHome();
  api.post('/api/joinus', StatusReply, { status: true });
  const { user } = open();
  await leaveAddress(user);
  expect(await screen.findByText('Opération effectuée')).toBeVisible();
  const sent = JoinUsInput.parse(api.calls('post')[0]?.body);
  expect(sent).toEqual({ email: 'ama@exemple.com', profession: 1 });
});

test('shows a 400 for that address under its field', async () => {
  const errors = { email: ['Cette adresse est refusée.'] };
  fakeHome().refuse('post', '/api/joinus', 400, { message: 'Refusé.', errors });
  const { user } = open();
  await leaveAddress(user);
  await waitFor(() =>
    expect(screen.getByLabelText(/E-mail/)).toHaveAccessibleDescription(/refusée/),
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a 200 without a success mark shows the default failure, and keeps the address', async () => {
  const api = fakeHome();
  answerUndone(api, 'post', '/api/joinus');
  const { user } = open();
  await leaveAddress(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Oups quelque chose s’est mal passé');
  expect(screen.queryByText('Opération effectuée')).toBeNull();
  expect(screen.getByLabelText(/E-mail/)).toHaveValue('ama@exemple.com');
});

test.each([429, 500])('a %s for that address shows the default failure', async (status) => {
  fakeHome().refuse('post', '/api/joinus', status, { message: 'Trop de demandes.' });
  const { user } = open();
  await leaveAddress(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Oups quelque chose s’est mal passé');
});
