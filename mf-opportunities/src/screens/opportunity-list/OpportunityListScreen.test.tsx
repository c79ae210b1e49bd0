import { OpportunitiesPage, type CurrentUser } from '@alumni/shared-contract';
import { fakeApi, renderScreen } from '@alumni/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import {
  accountant,
  administrator,
  buildOpportunity,
  buildPage,
  member,
  routes,
} from '../../testing/factories';
import { OpportunityListScreen } from './OpportunityListScreen';

const list = /^\/api\/opportunities\/list/;

const open = (user: CurrentUser, path = '/admin/opportunities') =>
  renderScreen(<OpportunityListScreen />, { path, routes, user });

test('cuts the texts of a card as described, and links to the detail', async () => {
  fakeApi().get(list, OpportunitiesPage, buildPage([buildOpportunity({ id: 7 })], { total: 31 }));
  open(member);
  const card = await screen.findByRole('article');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Opportunités (31)');
  expect(within(card).getByText('Stage en audit finan…')).toBeInTheDocument();
  expect(within(card).getByText('Cabinet Adjovi et as…')).toBeInTheDocument();
  expect(
    within(card).getByText('Six mois auprès d’une équipe qui forme ses stagiai…'),
  ).toBeInTheDocument();
  expect(within(card).getByRole('link', { name: /^Lire la suite/ })).toHaveAttribute(
    'href',
    '/admin/opportunities/7',
  );
});

test('an expired opportunity says so', async () => {
  const past = buildOpportunity({ id: 1, expired: 1 });
  fakeApi().get(list, OpportunitiesPage, buildPage([past, buildOpportunity({ id: 2 })]));
  open(member);
  const [expired, running] = await screen.findAllByRole('article');
  expect(within(expired!).getByText('Expirée')).toBeInTheDocument();
  expect(within(running!).queryByText('Expirée')).not.toBeInTheDocument();
});

test('fetches the page of the URL, and links to the next one', async () => {
  const api = fakeApi();
  api.get(list, OpportunitiesPage, ({ params }) =>
    buildPage([buildOpportunity({ titre: `Page ${params.page}` })], { last_page: 3 }),
  );
  const { user, location } = open(member, '/admin/opportunities?page=2');
  await user.click(await screen.findByRole('link', { name: 'Suivant' }));
  expect(await screen.findByText('Page 3')).toBeInTheDocument();
  expect(location()).toBe('/admin/opportunities?page=3');
  expect(api.calls('get').map(({ params }) => params)).toEqual([
    { page: '2', paginate: '1' },
    { page: '3', paginate: '1' },
  ]);
});

test('a page past the end becomes the last one', async () => {
  fakeApi().get(list, OpportunitiesPage, ({ params }) =>
    buildPage(params.page === '3' ? [buildOpportunity()] : [], { last_page: 3, total: 30 }),
  );
  const { location } = open(member, '/admin/opportunities?page=9');
  expect(await screen.findByRole('article')).toBeInTheDocument();
  expect(location()).toBe('/admin/opportunities?page=3');
});

test('an empty list says so', async () => {
  fakeApi().get(list, OpportunitiesPage, buildPage([]));
  open(member);
  expect(await screen.findByText('Aucun résultat')).toBeInTheDocument();
});

test('a list that fails to load offers a retry', async () => {
  const api = fakeApi();
  api.refuse('get', list, 500);
  const { user } = open(member);
  await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
  api.get(list, OpportunitiesPage, buildPage([buildOpportunity()]));
  await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('article')).toBeInTheDocument();
});

test('Actualiser refetches the list', async () => {
  const api = fakeApi();
  api.get(list, OpportunitiesPage, buildPage([]));
  const { user } = open(member);
  await screen.findByText('Aucun résultat');
  api.get(list, OpportunitiesPage, buildPage([buildOpportunity()]));
  await user.click(screen.getByRole('button', { name: 'Actualiser' }));
  expect(await screen.findByRole('article')).toBeInTheDocument();
});

test.each([
  ['a member', member, false],
  ['an accountant', accountant, true],
  ['an administrator', administrator, true],
])('%s can add an opportunity: %#', async (_who, user, offered) => {
  fakeApi().get(list, OpportunitiesPage, buildPage([buildOpportunity()]));
  open(user);
  await screen.findByRole('article');
  const add = screen.queryByRole('link', { name: 'Ajouter un stage/emplois' });
  expect(add !== null).toBe(offered);
});
