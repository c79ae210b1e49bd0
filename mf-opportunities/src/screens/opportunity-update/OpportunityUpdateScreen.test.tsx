import { Opportunity, StatusReply } from '@alumni/shared-contract';
import { fakeApi, renderScreen } from '@alumni/shared-ui/testing';
import { screen } from '@testing-library/react';
import { administrator, buildOpportunity, routes } from '../../testing/factories';
import { OpportunityUpdateScreen } from './OpportunityUpdateScreen';

const open = () =>
  renderScreen(<OpportunityUpdateScreen />, {
    path: '/admin/opportunities/update/7',
    route: routes.opportunity_update,
    routes,
    user: administrator,
  });

test('fills the fields with the current values; sends the whole correction and opens the detail', async () => {
  const api = fakeApi();
  const opportunity = buildOpportunity({ description: '<p>Six mois.</p><p>À Cotonou.</p>' });
  api.get('/api/opportunities/7', Opportunity, opportunity);
  api.put('/api/opportunities/update/7', StatusReply, { status: true });
  const { user, location } = open();
  const title = await screen.findByLabelText(/^Titre/);
  expect(title).toHaveValue('Stage en audit financier à Cotonou');
  expect(screen.getByRole('radio', { name: 'Stage' })).toBeChecked();
  expect(screen.getByLabelText(/^Description/)).toHaveValue('Six mois.\n\nÀ Cotonou.');
  expect(screen.getByLabelText(/^Date limite/)).toHaveValue('31/12/2026');
  await user.clear(title);
  await user.type(title, 'Stage en audit');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Opération effectuée')).toBeInTheDocument();
  expect(location()).toBe('/admin/opportunities/7');
  const [{ body } = { body: undefined }] = api.calls('put');
  const { id, expired, date_publication, ...fields } = opportunity;
  expect([id, expired, date_publication]).toHaveLength(3);
  expect(body).toEqual({ ...fields, titre: 'Stage en audit' });
});

test('a deleted opportunity says so instead of showing a form', async () => {
  fakeApi().refuse('get', '/api/opportunities/7', 404);
  open();
  expect(await screen.findByText('Cette opportunité n’existe plus.')).toBeInTheDocument();
  expect(screen.queryByLabelText(/^Titre/)).not.toBeInTheDocument();
});
