import { Opportunity, StatusReply, type CurrentUser } from '@alumni/shared-contract';
import { fakeApi, renderScreen, type RenderedScreen } from '@alumni/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  accountant,
  administrator,
  buildOpportunity,
  member,
  routes,
} from '../../testing/factories';
import { OpportunityDetailScreen } from './OpportunityDetailScreen';

const one = '/api/opportunities/7';

const open = (user: CurrentUser) =>
  renderScreen(<OpportunityDetailScreen />, {
    path: '/admin/opportunities/7',
    route: routes.detail_opportunity,
    routes,
    user,
  });

/** @returns the menu's button */
async function openOptions(user: RenderedScreen['user']) {
  await user.click(await screen.findByRole('button', { name: /^Options/ }));
  await screen.findByRole('menu');
  return screen.getByRole('button', { name: /^Options/, expanded: true });
}

test('its title has French no-break spaces', async () => {
  fakeApi().get(one, Opportunity, buildOpportunity({ titre: 'Urgent : comptable ?' }));
  open(member);
  const title = await screen.findByRole('heading', { level: 1, name: /Urgent/ });
  expect(title.textContent).toBe('Urgent\u00a0: comptable\u00a0?');
});

test('shows the whole opportunity, with dates in the staff format', async () => {
  fakeApi().get(one, Opportunity, buildOpportunity());
  open(member);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Stage en audit financier à Cotonou' }),
  ).toBeInTheDocument();
  const missions = screen.getByRole('region', { name: 'Missions' });
  expect(within(missions).getByText(/Préparer les dossiers\s+Réviser/)).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Pièces à fournir' })).toBeInTheDocument();
  expect(screen.getByText('31-12-2026')).toBeInTheDocument();
  expect(screen.getByText('03-11-2026')).toBeInTheDocument();
});

test('sanitizes the HTML written by staff', async () => {
  const description = '<p>Bonjour <strong>à tous</strong></p><img src=x onerror="alert(1)">';
  fakeApi().get(one, Opportunity, buildOpportunity({ description }));
  open(member);
  expect((await screen.findByText('à tous')).tagName).toBe('STRONG');
  expect(document.querySelector('[onerror]')).toBeNull();
});

test.each([
  ['a member', member, false],
  ['an accountant', accountant, false],
  ['an administrator', administrator, true],
])('%s sees the options: %#', async (_who, user, offered) => {
  fakeApi().get(one, Opportunity, buildOpportunity());
  open(user);
  await screen.findByText('31-12-2026');
  expect(screen.queryByRole('button', { name: /^Options/ }) !== null).toBe(offered);
});

test('deleting asks first, then opens the list', async () => {
  const api = fakeApi();
  api.get(one, Opportunity, buildOpportunity());
  api.delete('/api/opportunities/delete/7', StatusReply, { status: true });
  const { user, location } = open(administrator);
  await openOptions(user);
  await user.click(screen.getByRole('menuitem', { name: 'Supprimer' }));
  const question = await screen.findByRole('alertdialog', {
    name: 'Voulez-vous vraiment supprimer cette opportunité ?',
  });
  expect(within(question).getByRole('button', { name: 'Annuler' })).toHaveFocus();
  await user.click(within(question).getByRole('button', { name: 'Supprimer' }));
  expect(await screen.findByText('Opération effectuée')).toBeInTheDocument();
  expect(location()).toBe('/admin/opportunities');
});

test('a cancelled confirmation deletes nothing', async () => {
  const api = fakeApi();
  api.get(one, Opportunity, buildOpportunity());
  const { user, location } = open(administrator);
  await openOptions(user);
  await user.click(screen.getByRole('menuitem', { name: 'Supprimer' }));
  await user.click(await screen.findByRole('button', { name: 'Annuler' }));
  expect(api.calls('delete')).toEqual([]);
  expect(location()).toBe('/admin/opportunities/7');
});

test('a refused delete shows why', async () => {
  const api = fakeApi();
  api.get(one, Opportunity, buildOpportunity());
  api.refuse('delete', '/api/opportunities/delete/7', 403, { message: 'Action réservée.' });
  const { user } = open(administrator);
  await openOptions(user);
  await user.click(screen.getByRole('menuitem', { name: 'Supprimer' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Supprimer' }));
  expect(await screen.findByText('Action réservée.')).toBeInTheDocument();
});

test('Escape closes the options and returns the focus', async () => {
  fakeApi().get(one, Opportunity, buildOpportunity());
  const { user } = open(administrator);
  const options = await openOptions(user);
  expect(screen.getByRole('link', { name: 'Modifier' })).toHaveAttribute(
    'href',
    '/admin/opportunities/update/7',
  );
  fireEvent.keyDown(window, { key: 'Escape', keyCode: 27 });
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: 'Modifier' })).not.toBeInTheDocument(),
  );
  expect(options).toHaveFocus();
});

test('a deleted opportunity says so; one that fails to load offers a retry', async () => {
  const api = fakeApi();
  api.refuse('get', one, 404);
  const { unmount } = open(member);
  expect(await screen.findByText('Cette opportunité n’existe plus.')).toBeInTheDocument();
  unmount();
  api.refuse('get', one, 500);
  const { user } = open(member);
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  api.get(one, Opportunity, buildOpportunity());
  await user.click(retry);
  expect(await screen.findByText('31-12-2026')).toBeInTheDocument();
});
