import { OpportunitiesPage, type Opportunity } from '@alumni/shared-contract';
import { fakeApi, renderScreen } from '@alumni/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildOpportunity, routes } from '../../testing/factories';
import { HomeOpportunitiesScreen } from './HomeOpportunitiesScreen';

const list = '/api/opportunities/list';
const page = (current_page: number, data: Opportunity[], last_page = 2) => ({
  status: true as const,
  data: { data, current_page, last_page, total: 13, per_page: 12 },
});
const open = (path = '/nos_opportunités') =>
  renderScreen(<HomeOpportunitiesScreen />, { path, user: null, routes });
const asked = (api: ReturnType<typeof fakeApi>) => api.calls('get', list).at(-1)?.params;

test('shows offers with type, publisher and last day, open ones first, and more on demand', async () => {
  const api = fakeApi();
  const first = buildOpportunity({ date_limite: '2026-12-31' });
  api.get(/list\?paginate=1&sort=open$/, OpportunitiesPage, page(1, [first]));
  api.get(/page=2/, OpportunitiesPage, page(2, [buildOpportunity({ id: 5, expired: 1 })]));
  const { user } = open();
  expect(screen.getByRole('heading', { level: 1, name: 'NOS OPPORTUNITÉS' })).toBeVisible();
  const offer = await screen.findByRole('link', { name: 'Comptable confirmé' });
  expect(offer).toHaveAttribute('href', '/opportunity_details/4');
  expect(screen.getByText('Cabinet Sahé')).toBeVisible();
  expect(screen.getByText(/^Date limite/)).toHaveTextContent('Date limite : 31/12/2026');
  expect(screen.getByText('13 opportunités')).toBeVisible();
  expect(asked(api)).toEqual({ paginate: '1', sort: 'open' });
  await user.click(screen.getByRole('link', { name: 'Voir plus' }));
  expect(await screen.findByText('Expirée')).toBeVisible();
  expect(screen.getByText(/1 opportunité de plus, 2 sur 13/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Voir plus' })).toBeNull();
});

test('an offer without a last day shows none', async () => {
  fakeApi().get(/list/, OpportunitiesPage, page(1, [buildOpportunity({ date_limite: null })]));
  open();
  await screen.findByRole('link', { name: 'Comptable confirmé' });
  expect(screen.queryByText(/Date limite/)).toBeNull();
});

test('filters by type and words, in the URL; chips remove the filters', async () => {
  const api = fakeApi();
  api.get(/list/, OpportunitiesPage, page(1, [buildOpportunity()]));
  const { user, location } = open('/nos_opportunités?page=2');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Type' }), 'Stage');
  await waitFor(() => expect(asked(api)).toEqual({ paginate: '1', sort: 'open', type: 'STAGE' }));
  await user.type(screen.getByRole('searchbox', { name: 'Rechercher' }), 'audit à Lomé');
  await waitFor(() =>
    expect(asked(api)).toEqual({
      paginate: '1',
      sort: 'open',
      type: 'STAGE',
      search: 'audit à Lomé',
    }),
  );
  expect(decodeURIComponent(location())).toBe('/nos_opportunités?type=STAGE&search=audit+à+Lomé');
  const chips = screen.getByRole('list', { name: 'Filtres actifs' });
  await user.click(within(chips).getByRole('button', { name: 'Retirer le filtre Stage' }));
  await waitFor(() => expect(location()).not.toContain('type'));
  await user.click(screen.getByRole('button', { name: 'Tout effacer' }));
  await waitFor(() => expect(decodeURIComponent(location())).toBe('/nos_opportunités'));
  expect(screen.queryByRole('list', { name: 'Filtres actifs' })).toBeNull();
});

test("'Voir plus' keeps the filters", async () => {
  fakeApi().get(/list/, OpportunitiesPage, page(1, [buildOpportunity()]));
  open('/nos_opportunités?type=STAGE&search=audit');
  expect(await screen.findByRole('link', { name: 'Voir plus' })).toHaveAttribute(
    'href',
    '/nos_opportunités?type=STAGE&search=audit&page=2',
  );
});

test('ignores an unknown type', async () => {
  const api = fakeApi();
  api.get(/list/, OpportunitiesPage, page(1, [buildOpportunity()]));
  open('/nos_opportunités?type=CADEAU');
  await screen.findByRole('link', { name: 'Comptable confirmé' });
  expect(asked(api)).toEqual({ paginate: '1', sort: 'open' });
  expect(screen.queryByRole('list', { name: 'Filtres actifs' })).toBeNull();
});

test('offers to clear filters that match nothing', async () => {
  const api = fakeApi();
  api.get(/list/, OpportunitiesPage, ({ params }) =>
    page(1, params.search ? [] : [buildOpportunity()], 1),
  );
  const { user } = open('/nos_opportunités?search=astronaute');
  expect(await screen.findByText('Rien ne correspond à ces filtres.')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Tout effacer' }).at(-1)!);
  expect(await screen.findByRole('link', { name: 'Comptable confirmé' })).toBeVisible();
});

test('cuts titles at 30 characters and excerpts at 80, except for screen readers', async () => {
  const titre = 'Responsable administratif et financier';
  const description = 'Un texte. '.repeat(12).trim();
  fakeApi().get(/list/, OpportunitiesPage, page(1, [buildOpportunity({ titre, description })]));
  open();
  expect(await screen.findByRole('link', { name: titre })).toBeVisible();
  expect(screen.getByText(`${titre.slice(0, 30).trimEnd()}…`)).toBeVisible();
  expect(screen.getByText(`${description.slice(0, 80).trimEnd()}…`)).toBeVisible();
});

test('shows a text when there are none, and a retry when loading fails', async () => {
  const api = fakeApi();
  api.cut('get', /list/);
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  api.get(/list/, OpportunitiesPage, page(1, [], 1));
  await user.click(retry);
  expect(await screen.findByText('Aucun résultat')).toBeVisible();
});
