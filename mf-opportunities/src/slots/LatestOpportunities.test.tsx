import { OpportunitiesReply } from '@alumni/shared-contract';
import { fakeApi, renderScreen } from '@alumni/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { buildOpportunity, routes } from '../testing/factories';
import { LatestOpportunities } from './LatestOpportunities';

const latest = '/api/opportunities/latest';
const open = () => renderScreen(<LatestOpportunities />, { routes, user: null });

test('shows at most six, cut as on the home page, with dates in the public format', async () => {
  const titre = 'Responsable de la clientèle des entreprises';
  fakeApi().get(
    latest,
    OpportunitiesReply,
    [1, 2, 3, 4, 5, 6, 7].map((id) => buildOpportunity({ id, titre })),
  );
  open();
  const [first] = await screen.findAllByRole('link', { name: titre });
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(first).toHaveAttribute('href', '/opportunity_details/1');
  expect(within(first!).getByText('Responsable de la clientèle de…')).toBeInTheDocument();
  expect(screen.getAllByText('03/11/2026')).toHaveLength(6);
});

test('always links to the whole list', async () => {
  fakeApi();
  open();
  expect(await screen.findByRole('link', { name: 'Voir plus d’opportunités' })).toHaveAttribute(
    'href',
    '/nos_opportunités',
  );
  await screen.findByRole('heading', { name: 'Stage' });
});

test.each([
  ['fails', (api: ReturnType<typeof fakeApi>) => api.refuse('get', latest, 500)],
  ['cannot be reached', (api: ReturnType<typeof fakeApi>) => api.cut('get', latest)],
  ['has nothing', (api: ReturnType<typeof fakeApi>) => api.get(latest, OpportunitiesReply, [])],
])('when the server %s, shows the three types without a message', async (_how, answer) => {
  answer(fakeApi());
  open();
  expect(await screen.findByRole('heading', { name: 'Opportunité d’affaire' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
