import { renderScreen } from '@alumni/shared-ui/testing';
import { SlotProvider, type SlotPart } from '@alumni/shared-ui/slot';
import { screen, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { buildOpportunity, routes } from '../../testing/factories';
import { LatestOpportunities } from './LatestOpportunities';

const section = () => screen.getByRole('region', { name: 'NOS DERNIÈRES OPPORTUNITÉS' });

/** The section with another remote's part and with inlined data. */
function open(parts: SlotPart['Content'][], known = [buildOpportunity()]) {
  const filled = parts.map((Content) => ({ key: 'a', minHeight: 160, Content }));
  return renderScreen(
    <SWRConfig value={{ fallback: { '/api/opportunities/latest': known } }}>
      <SlotProvider resolve={(name) => (name === 'home.opportunities@1' ? filled : [])}>
        <LatestOpportunities />
      </SlotProvider>
    </SWRConfig>,
    { user: null, routes },
  );
}

const waits: SlotPart['Content'] = ({ fallback }) => fallback;
const comesLater: SlotPart['Content'] = ({ attempt }) => {
  if (attempt === 0) throw new Error('boom');
  return <h2>Les cartes</h2>;
};

test('shows the links of the first view until the cards are loaded', () => {
  open([waits]);
  const link = within(section()).getByRole('link', { name: 'Comptable confirmé' });
  expect(link).toHaveAttribute('href', '/opportunity_details/4');
  expect(within(section()).getByText(/Emploi · Date limite : 01\/10\/2026/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
});

test('a remote that fails leaves the heading, a text, the link to all of them and a retry', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = open([comesLater], []);
  expect(within(section()).getByText(/que le réseau partage/)).toBeVisible();
  expect(within(section()).getByRole('link', { name: 'Voir plus d’opportunités' })).toHaveAttribute(
    'href',
    '/nos_opportunités',
  );
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(within(section()).getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('heading', { name: 'Les cartes' })).toBeVisible();
  expect(document.body).not.toHaveFocus();
  quiet.mockRestore();
});

test('offers no retry when no remote fills the slot, for example in maintenance', () => {
  open([]);
  expect(within(section()).getByRole('link', { name: 'Comptable confirmé' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
});
