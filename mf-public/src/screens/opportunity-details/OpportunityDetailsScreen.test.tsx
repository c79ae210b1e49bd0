import { Opportunity } from '@alumni/shared-contract';
import { fakeApi, renderScreen } from '@alumni/shared-ui/testing';
import { screen } from '@testing-library/react';
import { buildOpportunity, buildUser, routes } from '../../testing/factories';
import { OpportunityDetailsScreen } from './OpportunityDetailsScreen';

const opportunity = buildOpportunity({ expired: 1 });

const place = {
  path: '/opportunity_details/4',
  route: '/opportunity_details/:id',
  user: null,
  routes,
};

function open(user: ReturnType<typeof buildUser> | null) {
  fakeApi().get('/api/opportunities/4', Opportunity, opportunity);
  return renderScreen(<OpportunityDetailsScreen />, { ...place, user });
}

test('shows the whole offer and its dates, and invites a guest to sign up', async () => {
  open(null);
  expect(await screen.findByRole('heading', { name: 'Comptable confirmé' })).toBeVisible();
  expect(screen.getByText(/Tenir les comptes/)).toBeVisible();
  expect(screen.getByText('01/10/2026')).toBeVisible();
  expect(screen.getByText('01/09/2026')).toBeVisible();
  expect(screen.getByText('Expirée')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Rejoindre le réseau' })).toBeVisible();
});

test.each([
  [
    { pieces: 'CV\nLettre de motivation', date_limite: '2026-12-31' },
    ['Jusqu’au 31/12/2026 inclus.', 'Destinataire : Cabinet Sahé', 'CV Lettre de motivation'],
  ],
  [
    { date_limite: null },
    ['Aucune date limite n’est indiquée.', 'Aucune pièce à fournir n’est indiquée.'],
  ],
  [
    { expired: 1 as const },
    ['La date limite (01/10/2026) est passée : cette opportunité n’est plus'],
  ],
])('says how to apply, from the data of the offer (%#)', async (facts, expectedTexts) => {
  fakeApi().get('/api/opportunities/4', Opportunity, buildOpportunity(facts));
  renderScreen(<OpportunityDetailsScreen />, place);
  const section = (await screen.findByRole('heading', { name: 'Comment postuler' })).parentElement;
  for (const text of expectedTexts) expect(section).toHaveTextContent(text);
  expect(screen.queryAllByRole('heading', { name: 'Pièces à fournir' })).toHaveLength(
    'pieces' in facts ? 1 : 0,
  );
});

test('its title has French no-break spaces', async () => {
  const typed = buildOpportunity({ titre: 'Urgent : comptable ?' });
  fakeApi().get('/api/opportunities/4', Opportunity, typed);
  renderScreen(<OpportunityDetailsScreen />, place);
  const title = await screen.findByRole('heading', { name: /Urgent/ });
  expect(title.textContent).toBe('Urgent\u00a0: comptable\u00a0?');
});

test('does not invite a member', async () => {
  open(buildUser());
  expect(await screen.findByRole('heading', { name: 'Comptable confirmé' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Rejoindre le réseau' })).toBeNull();
});

test('a deleted offer says so and links back; one that fails to load offers a retry', async () => {
  const api = fakeApi();
  api.refuse('get', '/api/opportunities/4', 404);
  const gone = renderScreen(<OpportunityDetailsScreen />, place);
  expect(await screen.findByText(/n’existe pas ou n’est plus proposée/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  expect(screen.getByRole('link', { name: /Nos opportunités/ })).toHaveAttribute(
    'href',
    '/nos_opportunités',
  );
  gone.unmount();
  api.cut('get', '/api/opportunities/4');
  const { user } = renderScreen(<OpportunityDetailsScreen />, place);
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  api.get('/api/opportunities/4', Opportunity, opportunity);
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'Comptable confirmé' })).toBeVisible();
});
