import { OpportunitiesPage, OpportunitiesReply, Opportunity } from '@alumni/shared-contract';
import { fakeApi, renderScreen } from '@alumni/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { LatestOpportunities } from '../slots/LatestOpportunities';
import { administrator, buildOpportunity, buildPage, member, routes } from '../testing/factories';
import { OpportunityAddScreen } from './opportunity-add/OpportunityAddScreen';
import { OpportunityDetailScreen } from './opportunity-detail/OpportunityDetailScreen';
import { OpportunityListScreen } from './opportunity-list/OpportunityListScreen';

const types = ['EMPLOI', 'STAGE', 'AFFAIRE'] as const;
const names = ['Emploi', 'Stage', 'Opportunité d’affaire'];
const pictures = ['/assets/emploi.svg', '/assets/stage.svg', '/assets/affaire.svg'];
const oneOfEach = types.map((type, index) => buildOpportunity({ id: index + 1, type }));
const pictureOf = (card: HTMLElement) => card.querySelector('img')?.getAttribute('src');

test('a card shows its type and the picture of that type', async () => {
  fakeApi().get(/\/list/, OpportunitiesPage, buildPage(oneOfEach));
  renderScreen(<OpportunityListScreen />, { path: '/admin/opportunities', routes, user: member });
  const cards = await screen.findAllByRole('article');
  cards.forEach((card, index) => expect(within(card).getByText(names[index]!)).toBeVisible());
  expect(cards.map(pictureOf)).toEqual(pictures);
});

test('so does a card of the home, with its description cut at 80', async () => {
  const description = 'Un texte. '.repeat(12).trim();
  const offers = oneOfEach.map((one) => ({ ...one, description }));
  fakeApi().get('/api/opportunities/latest', OpportunitiesReply, offers);
  renderScreen(<LatestOpportunities />, { routes, user: null });
  await screen.findAllByText('Emploi');
  const cards = screen.getAllByRole('listitem');
  expect(cards.map(pictureOf)).toEqual(pictures);
  expect(screen.getAllByText(`${description.slice(0, 80).trimEnd()}…`)).toHaveLength(3);
});

test('the detail shows title, type, publisher and both dates', async () => {
  fakeApi().get('/api/opportunities/7', Opportunity, buildOpportunity());
  renderScreen(<OpportunityDetailScreen />, {
    path: '/admin/opportunities/7',
    route: routes.detail_opportunity,
    routes,
    user: member,
  });
  await screen.findByRole('heading', { level: 1, name: 'Stage en audit financier à Cotonou' });
  expect(screen.getByText('Stage')).toBeVisible();
  expect(screen.getAllByText('Cabinet Adjovi et associés')[0]).toBeVisible();
  expect(screen.getByText('Six mois auprès d’une équipe qui forme ses stagiaires.')).toBeVisible();
  expect(screen.getByRole('row', { name: 'Date limite 31-12-2026' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Date publication 03-11-2026' })).toBeVisible();
});

test('the form has the fields of the description, with text areas of 8 rows', () => {
  fakeApi();
  renderScreen(<OpportunityAddScreen />, {
    path: '/admin/opportunities/add',
    routes,
    user: administrator,
  });
  for (const name of [/^Titre/, /^Nom de l’entreprise/, /^Date limite/]) {
    expect(screen.getByLabelText(name)).toBeVisible();
  }
  for (const name of [/^Description/, /^Missions/, /^Pièces à fournir/]) {
    expect(screen.getByLabelText(name, { selector: 'textarea' })).toHaveAttribute('rows', '8');
  }
});
