import { JournalReply } from '@alumni/shared-contract';
import {
  chooseOption,
  fakeApi,
  holdAnswer,
  renderScreen,
  type FakeApi,
} from '@alumni/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { accountant, journalPage } from '../../testing/factories';
import { routes } from '../../testing/routes';
import { JournalScreen } from './JournalScreen';

const list = /^\/api\/v2\/journal/;

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  show({});
});
afterEach(() => api.restore());

const show = (facts: Parameters<typeof journalPage>[0]) =>
  api.get(list, JournalReply, journalPage(facts));
const open = (query = '') =>
  renderScreen(<JournalScreen />, { path: `/admin/journal${query}`, user: accountant, routes });
const row = () => screen.findByRole('row', { name: /Approbation/ });

test('shows who did what to whom, before and after, without a button that edits', async () => {
  open();
  const cells = within(await row());
  expect(cells.getByText('AGBÉKO Sena')).toBeVisible();
  expect(cells.getByText(/03-11-2026/)).toBeVisible();
  expect(cells.getByRole('link', { name: 'ADJOVI Afi' })).toHaveAttribute(
    'href',
    '/admin/students/10',
  );
  expect(cells.getByRole('listitem')).toHaveTextContent('Approuvé : Non → Oui');
  expect(cells.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Journal (1)');
});

test('keeps the filters in the URL and names them in chips', async () => {
  show({ person: 'ADJOVI Afi' });
  const { user, location } = open('?person=10&actor=2&from=2026-03-01');
  await row();
  expect(api.calls('get')[0]?.params).toEqual({ person: '10', actor: '2', from: '2026-03-01' });
  const chips = within(screen.getByRole('list', { name: 'Filtres actifs' }));
  for (const text of ['Personne : ADJOVI Afi', 'Auteur : AGBÉKO Sena', 'Depuis le 01/03/2026']) {
    expect(chips.getByText(text)).toBeVisible();
  }
  await chooseOption(user, 'Action', 'Approbation d’un ancien');
  await waitFor(() => expect(location()).toContain('action=alumnus.approve'));
  await user.click(screen.getByRole('button', { name: 'Tout effacer' }));
  await waitFor(() => expect(location()).toBe('/admin/journal'));
});

test('a period is chosen in a dialog, which refuses an end before the beginning', async () => {
  const { user, location } = open();
  await row();
  await user.click(screen.getByRole('button', { name: 'Période' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Période' }));
  await user.type(dialog.getByLabelText('Du'), '02/03/2026');
  await user.type(dialog.getByLabelText('Au'), '01/03/2026');
  await user.click(dialog.getByRole('button', { name: 'Filtrer' }));
  expect(await dialog.findByText('La fin est avant le début.')).toBeVisible();
  await user.clear(dialog.getByLabelText('Au'));
  await user.type(dialog.getByLabelText('Au'), '05/03/2026');
  await user.click(dialog.getByRole('button', { name: 'Filtrer' }));
  await waitFor(() => expect(location()).toBe('/admin/journal?from=2026-03-02&to=2026-03-05'));
});

test('the next pages count from the first one; the first page shows what is new', async () => {
  show({ total: 45, until: 900 });
  const { user, location } = open();
  await row();
  await user.click(screen.getByRole('link', { name: 'Page 2 sur 3' }));
  await waitFor(() => expect(location()).toBe('/admin/journal?page=2&until=900'));
  show({ total: 45, until: 900, page: 2 });
  await waitFor(() => expect(api.calls('get').at(-1)?.params).toEqual({ page: '2', until: '900' }));
  await user.click(screen.getByRole('link', { name: 'Page 1 sur 3' }));
  await waitFor(() => expect(location()).toBe('/admin/journal'));
});

test('exports what the filters show, and says when the file is bounded', async () => {
  show({ total: 30_000 });
  open('?page=2&until=900&search=afi&action=alumnus.approve');
  await row();
  expect(screen.getByRole('link', { name: /Exporter en CSV/ })).toHaveAttribute(
    'href',
    '/api/v2/journal/export?search=afi&action=alumnus.approve',
  );
  expect(screen.getByText(/aura les 20\s000 entrées les plus récentes/u)).toBeVisible();
});

test('has different states: loading, empty, empty because filtered, failed', async () => {
  const { until, answer } = holdAnswer();
  api.get(list, JournalReply, journalPage({ rows: [] }), { until });
  const first = open();
  expect(screen.getByText('Chargement…')).toBeInTheDocument();
  answer();
  expect(await screen.findByText('Rien n’est encore arrivé')).toBeVisible();
  first.unmount();
  const second = open('?actor=2');
  expect(await screen.findByText('Rien ne correspond à ces filtres.')).toBeVisible();
  second.unmount();
  api.refuse('get', list, 500);
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  show({});
  await user.click(retry);
  await row();
});
