import { Opportunity } from '@alumni/shared-contract';
import { fakeApi, renderScreen } from '@alumni/shared-ui/testing';
import { screen } from '@testing-library/react';
import { buildUser, routes } from '../../testing/factories';
import { OpportunityDetailsScreen } from './OpportunityDetailsScreen';

const opportunity: Opportunity = {
  id: 4,
  type: 'EMPLOI',
  titre: 'Comptable confirmé',
  publicateur: 'Cabinet Sahé',
  description: '<p>Six personnes.</p>',
  missions: 'Tenir les comptes\nConseiller',
  pieces: null,
  date_limite: '2026-10-01',
  date_publication: '2026-09-01T08:00:00Z',
  expired: 1,
};

function open(user: ReturnType<typeof buildUser> | null) {
  fakeApi().get('/api/opportunities/4', Opportunity, opportunity);
  return renderScreen(<OpportunityDetailsScreen />, {
    path: '/opportunity_details/4',
    route: '/opportunity_details/:id',
    user,
    routes,
  });
}

test('shows the whole offer, its dates, and invites a guest', async () => {
  open(null);
  expect(await screen.findByRole('heading', { name: 'Comptable confirmé' })).toBeVisible();
  expect(screen.getByText(/Tenir les comptes/)).toBeVisible();
  expect(screen.getByText('01-10-2026')).toBeVisible();
  expect(screen.getByText('01-09-2026')).toBeVisible();
  expect(screen.getByText('Expirée')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Pièces à fournir' })).toBeNull();
  expect(await screen.findByRole('link', { name: 'Rejoindre le réseau' })).toBeVisible();
});

test('does not invite who is a member already', async () => {
  open(buildUser());
  expect(await screen.findByRole('heading', { name: 'Comptable confirmé' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Rejoindre le réseau' })).toBeNull();
});
