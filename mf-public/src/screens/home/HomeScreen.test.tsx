import { fakeApi, renderScreen } from '@alumni/shared-ui/testing';
import { JoinUsInput, StatusReply, type CurrentUser } from '@alumni/shared-contract';
import { screen, within } from '@testing-library/react';
import { buildNews, buildUser, routes } from '../../testing/factories';
import { fakeHome } from '../../testing/fake-home';
import { HomeScreen } from './HomeScreen';

const open = (user: CurrentUser | null = null) => renderScreen(<HomeScreen />, { user, routes });

test('shows what the server gives: slides, categories, types, news in order of publication', async () => {
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

test('a category card leads to the sign-up with that category', async () => {
  fakeHome();
  open();
  const card = await screen.findByRole('link', { name: /Entrepreneur/ });
  expect(card).toHaveAttribute('href', '/register?search=1');
});

test.each([
  [null, 'Rejoindre le réseau', '/register'],
  [buildUser(), 'Compléter mes informations', '/finish-register'],
  [buildUser({ profile_completed: 1 }), 'Retrouver ma promotion', '/admin/students'],
])('the invitation suits who reads it (%#)', async (reader, text, address) => {
  fakeHome();
  open(reader);
  expect(await screen.findByRole('link', { name: text })).toHaveAttribute('href', address);
});

test('a type shows its own advantages first, three of them until asked for more', async () => {
  fakeHome();
  const { user } = open();
  const card = (await screen.findByText('Membre actif')).closest('li')!;
  const lines = () =>
    within(card)
      .getAllByRole('listitem')
      .map((line) => line.textContent);
  expect(lines()).toEqual([
    '✓Inclus : Avantage 4',
    '–Non inclus : Avantage 1',
    '–Non inclus : Avantage 2',
  ]);
  await user.click(within(card).getByRole('button', { name: /Voir plus/ }));
  expect(lines()).toHaveLength(4);
  expect(within(card).getByRole('button', { name: /Voir moins/ })).toBeVisible();
});

test('without an answer, our own slides and categories stand in and nothing is said', async () => {
  const api = fakeApi();
  api.cut('get', /./);
  open();
  expect(await screen.findByText('Gardez le lien avec votre promotion')).toBeVisible();
  expect(screen.getByRole('link', { name: /Chercheur d'emploi/ })).toHaveAttribute(
    'href',
    '/register',
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a refused news call is told, the rest of the home stands', async () => {
  const api = fakeHome();
  api.refuse('get', /guest\/actualities/, 500);
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent("Oups quelque chose s'est mal passé");
  expect(await screen.findByText('Une diapositive du serveur')).toBeVisible();
});

test('who is not ready leaves an address', async () => {
  const api = fakeHome();
  api.post('/api/joinus', StatusReply, { status: true });
  const { user } = open();
  await user.type(await screen.findByLabelText(/E-mail/), 'ama@exemple.com');
  await user.selectOptions(screen.getByLabelText(/Profession/), 'Entrepreneur');
  await user.click(screen.getByRole('button', { name: 'Être recontacté' }));
  expect(await screen.findByText('Opération effectuée')).toBeVisible();
  const sent = JoinUsInput.parse(api.calls('post')[0]?.body);
  expect(sent).toEqual({ email: 'ama@exemple.com', profession: 1 });
});
